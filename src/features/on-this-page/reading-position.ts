/**
 * Height of the reading line, as a fraction of the window height. The last heading above this line is the current
 * heading.
 */
const READING_LINE = 0.25;

/** Highlights the current heading in the sidebar and keeps the open page's item visible there. */
export function startReadingPosition(): void {
  let frame = 0;
  const follow = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (list()) mark(linkTo(headingBeingRead()));
    });
  };
  const start = () => {
    revealCurrentPage();
    follow();
  };
  start();
  document.addEventListener('page-shown', start);
  document.addEventListener('scroll', follow);
}

/**
 * Returns the last heading above the reading line. Looks only at the part of the page that contains the line. Other
 * parts may not be laid out yet (`content-visibility`), and measuring positions in them would force layout.
 */
function headingBeingRead(): HTMLElement | undefined {
  const line = innerHeight * READING_LINE;
  const isAbove = (element: Element) => element.getBoundingClientRect().top <= line;
  const parts = [...document.querySelectorAll('.prose > .part')];
  const above = parts.slice(0, parts.findLastIndex(isAbove) + 1).reverse();
  const here = headingsOf(above[0]).findLast(isAbove);
  if (here) return here;
  for (const part of above.slice(1)) {
    const last = headingsOf(part).at(-1);
    if (last) return last;
  }
  return undefined;
}

function headingsOf(part: Element | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>(':is(h2, h3)[id]') ?? [])];
}

function list(): HTMLElement | null {
  return document.querySelector('#sidebar [data-reading]');
}

/** Returns the sidebar link of a heading, or the first link while the reader is above all headings. */
function linkTo(heading: HTMLElement | undefined): HTMLElement | null | undefined {
  return list()?.querySelector(heading ? `[href="#${CSS.escape(encodeURIComponent(heading.id))}"]` : 'a');
}

function mark(link: HTMLElement | null | undefined): void {
  if (!link || link.hasAttribute('aria-current')) return;
  for (const old of list()?.querySelectorAll('[aria-current]') ?? []) old.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'location');
  reveal(link);
}

function revealCurrentPage(): void {
  const link = document.querySelector<HTMLElement>('#sidebar [aria-current="page"]');
  if (link) reveal(link);
}

/** Scrolls a link into view. Scrolls only the list that contains it, and only if the link isn't visible. */
function reveal(link: HTMLElement): void {
  const contents = link.closest<HTMLElement>('[data-reading]');
  const isApart = contents && getComputedStyle(contents).position === 'fixed';
  const box = isApart ? contents : document.getElementById('sidebar');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const edges = box.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  // In the drawer, the links to the open page's headings are hidden.
  if (top === bottom) return;
  if (top < edges.top + 20 || bottom > edges.bottom - 60) box.scrollTop += top - edges.top - edges.height / 3;
}
