/**
 * Scrolls the active menu entry in the row below the header into view, initially and after each navigation. In narrow
 * windows, the row scrolls horizontally.
 */
export function startRowReveal(): void {
  const reveal = () => {
    const link = document.querySelector<HTMLElement>('header ~ nav [aria-current], main nav [aria-current]');
    const row = link?.parentElement;
    if (!link || !row || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = link.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - row.clientWidth / 2;
  };
  reveal();
  document.addEventListener('page-shown', reveal);
}
