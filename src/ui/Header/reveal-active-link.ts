/** In a narrow window the row under the header scrolls sideways: brings its active entry into sight, now and after each navigation. */
export function startRowReveal(): void {
  const reveal = () => {
    const link = document.querySelector<HTMLElement>('header + nav [aria-current]');
    const row = link?.parentElement;
    if (!link || !row || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = link.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - row.clientWidth / 2;
  };
  reveal();
  document.addEventListener('page-shown', reveal);
}
