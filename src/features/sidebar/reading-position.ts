/** Part of the window, from its top, in which a heading counts as being read. */
const READING_ZONE = '-70px 0px -75% 0px';

/** Marks the heading that is being read in the sidebar's list, and keeps the open page in sight there. */
export function startReadingPosition(): void {
  let observer: IntersectionObserver | undefined;

  const start = () => {
    observer?.disconnect();
    revealCurrentPage();
    const headings = [...document.querySelectorAll<HTMLElement>('.prose :is(h2, h3)[id]')];
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const index = headings.indexOf(target as HTMLElement);
        if (isIntersecting) mark(headings[index]);
        // It left downwards: what is being read is what stands before it.
        else if (rootBounds && boundingClientRect.top > rootBounds.bottom && isMarked(headings[index])) mark(headings[index - 1]);
      }
    }, { rootMargin: READING_ZONE });
    for (const heading of headings) observer.observe(heading);
  };

  start();
  document.addEventListener('page-shown', start);
}

function list(): HTMLElement | null {
  return document.querySelector('#sidebar [data-reading]');
}

function linkTo(heading: HTMLElement | undefined): HTMLElement | null {
  return heading ? (list()?.querySelector<HTMLElement>(`[href="#${CSS.escape(encodeURIComponent(heading.id))}"]`) ?? null) : null;
}

function isMarked(heading: HTMLElement | undefined): boolean {
  return linkTo(heading)?.hasAttribute('aria-current') ?? false;
}

function mark(heading: HTMLElement | undefined): void {
  const link = linkTo(heading);
  if (heading && !link) return;
  for (const old of list()?.querySelectorAll('[aria-current]') ?? []) old.removeAttribute('aria-current');
  if (!link) return;
  link.setAttribute('aria-current', 'location');
  reveal(link);
}

function revealCurrentPage(): void {
  const link = document.querySelector<HTMLElement>('#sidebar [aria-current="page"]');
  if (link) reveal(link);
}

/** Scrolls the sidebar alone, and only if the link is out of its sight. */
function reveal(link: HTMLElement): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar || sidebar.scrollHeight <= sidebar.clientHeight) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top + 20 || bottom > box.bottom - 40) sidebar.scrollTop += top - box.top - box.height / 3;
}
