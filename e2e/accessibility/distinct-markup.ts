/**
 * What tells one piece of a document from another as far as accessibility goes. These functions run in the page; they reach
 * nothing outside themselves.
 */

/** Pieces of a document that are looked at once, however many documents have them: see `blockMarkup`. */
export const blockSelector =
  '.part > *, #sidebar li, #sidebar nav > div, header nav > a, header nav + div > *, footer a';

/**
 * The markup of each block of the document, without its words, in the order of the document. Blocks that hold a heading, an id
 * or a landmark are left out: whether those are in order depends on the whole document.
 */
export function blockMarkup(selector: string): (string | undefined)[] {
  const telling =
    /^(?:role|type|class|tabindex|disabled|hidden|lang|dir|open|start|scope|colspan|rowspan|aria-(?!label$).*)$/;
  const outline = (element: Element): string => {
    const attributes = [...element.attributes]
      .map(({ name, value }) => (telling.test(name) ? `${name}=${value}` : name))
      .sort();
    // The tokens of code are a matter of paint alone.
    const inside = element.matches('pre code')
      ? [...element.querySelectorAll(':not(i, span)')].map(outline)
      : [...element.childNodes].map((node) =>
          node instanceof Element ? outline(node) : node.textContent?.trim() ? 'text' : '',
        );
    // Targets under 24 px and what has to be scrolled depend on the words.
    const { width, height } = element.getBoundingClientRect();
    const isSmall = element.matches('a, button, input, select, summary') && (width < 24 || height < 24);
    const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return `<${element.localName} ${attributes.join(' ')}${isSmall ? ' small' : ''}${scrolls ? ' scrolls' : ''}>${inside.join('')}</>`;
  };
  const unique = '[id], h1, h2, h3, h4, h5, h6, [role=region], nav, section, article, aside';
  return [...document.querySelectorAll(selector)].map((block) =>
    block.matches(unique) || block.querySelector(unique) ? undefined : outline(block),
  );
}

/** Takes blocks out of the document, by their numbers in its order, and the tokens out of the code that stays. */
export function reduceTo({ selector, repeated }: { selector: string; repeated: number[] }): void {
  const blocks = document.querySelectorAll(selector);
  for (const number of repeated) blocks[number]?.remove();
  for (const token of document.querySelectorAll('pre code :is(i, span)')) token.replaceWith(...token.childNodes);
}

/**
 * Marks, by the attribute `data-painted`, the first text of each kind that was not seen before: the same elements and classes
 * around it, the same ink and size, the same painted behind it.
 *
 * @param known kinds that were seen
 * @returns the new ones
 */
export function markPaintedText(known: string[]): string[] {
  const seen = new Set(known);
  const fresh: string[] = [];
  const places = new Map<Element, string>();
  const placeOf = (element: Element): string => {
    const found = places.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const state = element.getAttribute('aria-current') ?? element.getAttribute('aria-selected') ?? '';
    const own = `${element.localName}.${element.className} ${state} ${backgroundColor} ${backgroundImage} ${opacity}`;
    const place = (element.parentElement ? placeOf(element.parentElement) : '') + own;
    places.set(element, place);
    return place;
  };
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const kind = `${placeOf(element)} ${color} ${fontSize} ${fontWeight}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    fresh.push(kind);
    element.setAttribute('data-painted', '');
  }
  return fresh;
}

/** What axe says of a rule that is broken. */
export interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds in the elements of a selector; nothing where there are none. */
export async function findViolations({ within, options }: { within: string; options: object }): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: { run(...words: unknown[]): Promise<{ violations: Violation[] }> } };
  const elements = [...document.querySelectorAll(within)];
  if (elements.length === 0) return [];
  const { violations } = await axe.run(elements, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
}
