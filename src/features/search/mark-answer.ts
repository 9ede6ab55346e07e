/** Highlights the words of the query on a page that the reader opened from a search result. */
import { onHost } from '../../model/on-host.ts';
import { hashOf } from '../../model/url.ts';
import { markWords } from '../../search-engine/mark.ts';

/** Name of the CSS highlight, which the stylesheet uses. */
const highlight = 'search-answer';

/** Interval at which to check whether the page of the opened search result is shown, in milliseconds. */
const interval = 50;
/** How long to wait for the page of the search result before giving up the highlight, in milliseconds. */
const patience = 10_000;

/**
 * Highlights the words of a query in the section at a URL of this site, as soon as that section is shown. The next key
 * press or click removes the highlight. Uses the CSS Custom Highlight API, so the document doesn't change. Does nothing
 * in browsers without it.
 */
export function markAnswer(address: string, query: string): void {
  if (!('highlights' in CSS && 'Highlight' in window)) return;
  const target = new URL(onHost(address), location.href);
  const until = performance.now() + patience;
  const look = setInterval(() => {
    const place = placeOf(target);
    if (!place && performance.now() < until) return;
    clearInterval(look);
    if (place) mark(place.flatMap((element) => rangesIn(element, query)));
  }, interval);
}

function mark(ranges: Range[]): void {
  CSS.highlights.set(highlight, new Highlight(...ranges));
  const next = new AbortController();
  const clear = () => {
    CSS.highlights.delete(highlight);
    next.abort();
  };
  for (const action of ['keydown', 'click', 'popstate']) addEventListener(action, clear, { signal: next.signal });
}

/**
 * Returns the elements of the section that the URL refers to: a heading with its content, a table row, or the page's
 * lead. Returns undefined while another page is shown.
 */
function placeOf({ pathname, hash }: URL): Element[] | undefined {
  if (location.pathname !== pathname || location.hash !== hash || document.querySelector('dialog[open]'))
    return undefined;
  if (hash === '') {
    const lead = document.querySelector('main .part');
    return lead ? [lead] : undefined;
  }
  const target = document.getElementById(hashOf(hash));
  const place = target?.closest('h1, h2, h3, h4, h5, h6, tr, li, dd') ?? target;
  return place ? [place, ...sectionBelow(place)] : undefined;
}

/** Returns the elements from a heading to the next one, even if the section continues in later parts of the page. */
function sectionBelow(heading: Element): Element[] {
  const found: Element[] = [];
  if (!isHeading(heading)) return found;
  for (let next = following(heading); next && !isHeading(next); next = following(next)) found.push(next);
  return found;
}

function following(element: Element): Element | null | undefined {
  return element.nextElementSibling ?? element.closest('.part')?.nextElementSibling?.firstElementChild;
}

function isHeading(element: Element): boolean {
  return /^H[1-6]$/.test(element.tagName);
}

function rangesIn(element: Element, query: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let at = 0;
    for (const { text, marked } of markWords(node.nodeValue ?? '', query)) {
      if (marked) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        ranges.push(range);
      }
      at += text.length;
    }
  }
  return ranges;
}
