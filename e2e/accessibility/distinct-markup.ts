/**
 * What tells one piece of a document from another as far as accessibility goes. These functions run in the page; they reach
 * nothing outside themselves.
 */

/** Pieces of a document that are looked at once, however many documents have them: see `blockMarkup`. */
export const blockSelector =
  '.part > *, .part tbody > tr + tr, #sidebar li, #sidebar nav > div, header nav > a, header nav + div > *, footer a';

/**
 * The markup of each block of the document, without its words, in the order of the document. Blocks that hold a heading, a
 * landmark or what something else refers to by its id are left out: whether those are in order depends on the whole document.
 *
 * @param bySize tells blocks apart by what of them is small or scrolls too, for which the document is laid out
 */
export function blockMarkup({ selector, bySize }: { selector: string; bySize: boolean }): (string | undefined)[] {
  const telling =
    /^(?:role|type|class|tabindex|disabled|hidden|lang|dir|open|start|scope|colspan|rowspan|aria-(?!label$).*)$/;
  const references = ['for', 'headers', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns'];
  const referred = new Set(
    references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)!.split(/\s+/)),
    ),
  );
  // Targets under 24 px and what has to be scrolled depend on the words.
  const sizeOf = (element: Element): string => {
    if (!bySize) return '';
    const { width, height } = element.getBoundingClientRect();
    const isSmall = element.matches('a, button, input, select, summary') && (width < 24 || height < 24);
    const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return `${isSmall ? ' small' : ''}${scrolls ? ' scrolls' : ''}`;
  };
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
    return `<${element.localName} ${attributes.join(' ')}${sizeOf(element)}>${inside.join('')}</>`;
  };
  const unique = 'h1, h2, h3, h4, h5, h6, [role=region], nav, section, article, aside';
  const isPlain = (block: Element) =>
    !block.matches(unique) &&
    !block.querySelector(unique) &&
    ![block, ...block.querySelectorAll('[id]')].some(({ id }) => referred.has(id));
  return [...document.querySelectorAll(selector)].map((block) => (isPlain(block) ? outline(block) : undefined));
}

/** Ids that more than one element has. Asked of the whole document, before anything is taken out of it. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/**
 * Takes blocks out of the document, by their numbers in its order, and the tokens out of the code that stays; but nothing that is
 * marked as painted in a new way.
 */
export function reduceTo({ selector, repeated }: { selector: string; repeated: number[] }): void {
  const isKept = (element: Element) => element.matches('[data-painted]') || element.querySelector('[data-painted]');
  const blocks = document.querySelectorAll(selector);
  for (const number of repeated) if (!isKept(blocks[number]!)) blocks[number]!.remove();
  for (const token of document.querySelectorAll('pre code :is(i, span)'))
    if (!isKept(token)) token.replaceWith(...token.childNodes);
}

/**
 * Marks, by the attribute `data-painted`, the first text of each kind that was not seen before: the same element and class, the
 * same ink and size, the same ink around it, the same painted behind it.
 *
 * @param known kinds that were seen
 * @returns the new ones
 */
export function markPaintedText(known: string[]): string[] {
  const seen = new Set(known);
  const fresh: string[] = [];
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1';
    const own = isPainted ? `${backgroundColor} ${backgroundImage} ${opacity}/` : '';
    const ground = (element.parentElement ? groundOf(element.parentElement) : '') + own;
    grounds.set(element, ground);
    return ground;
  };
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement!).color;
    const name = `${element.localName}.${element.className}`;
    const kind = `${name} ${color} ${fontSize} ${fontWeight} ${around} ${groundOf(element)}`;
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
