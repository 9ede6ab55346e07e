/**
 * What tells one document from another as far as accessibility goes. These functions run in the page; they reach nothing outside
 * themselves.
 */

/** Pieces of a document that are looked at once, however many documents have them: see `numberBlocks`. */
export const blockSelector =
  '.part > *, .part tbody > tr + tr, #sidebar li, #sidebar nav > div, header nav > a, header nav + div > *, footer a';

/**
 * Gives each block of the document a number, in the attribute `data-block`, but for those that hold a heading, a landmark or what
 * something else refers to by its id: whether those are in order depends on the whole document.
 */
export function numberBlocks(selector: string): void {
  const references = ['for', 'headers', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns'];
  const referred = new Set(
    references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)!.split(/\s+/)),
    ),
  );
  const unique = 'h1, h2, h3, h4, h5, h6, [role=region], nav, section, article, aside';
  for (const [number, block] of document.querySelectorAll(selector).entries()) {
    const isPlain =
      !block.matches(unique) &&
      !block.querySelector(unique) &&
      ![block, ...block.querySelectorAll('[id]')].some(({ id }) => referred.has(id));
    if (isPlain) block.setAttribute('data-block', String(number));
  }
}

/** A numbered block and its markup, or the whole document under the number `all`. */
export type Outline = [number: string, markup: string];

/**
 * The markup of each numbered block, without its words, and that of the whole document. Of children that are alike one stands for
 * all, and only where headings may be does their order count.
 *
 * @param bySize tells elements apart by what of them is small or scrolls too, for which the document is laid out
 */
export function outlines({ bySize }: { bySize: boolean }): Outline[] {
  const telling =
    /^(?:role|type|class|style|tabindex|disabled|hidden|lang|dir|open|start|scope|colspan|rowspan|aria-(?!label$).*)$/;
  // Targets under 24 px and what has to be scrolled depend on the words.
  const sizeOf = (element: Element): string => {
    if (!bySize || !element.matches('a, button, input, select, summary, pre, table, div, figure')) return '';
    const { width, height } = element.getBoundingClientRect();
    const isSmall = element.matches('a, button, input, select, summary') && (width < 24 || height < 24);
    const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return `${isSmall ? ' small' : ''}${scrolls ? ' scrolls' : ''}`;
  };
  // The class `part-12` says how high a part may be.
  const withoutHeight = (text: string): string => text.replace(/\bpart-\d+/, '');
  const blocks: Outline[] = [];
  const labels = new Set<string>();
  /** Landmarks are told apart by their names. */
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label === null || !element.matches('[role=region], nav, section, article, aside, form')) return '';
    const known = labels.has(label);
    labels.add(label);
    return known ? ' named again' : '';
  };
  const outline = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== 'data-block' && name !== 'data-painted')
      .map(({ name, value }) => (telling.test(name) ? `${name}=${withoutHeight(value)}` : name))
      .sort();
    // The tokens of code are a matter of paint alone.
    const inside = element.matches('pre code')
      ? [...element.querySelectorAll(':not(i, span)')].map(outline)
      : [...element.childNodes].map((node) =>
          node instanceof Element ? outline(node) : node.textContent?.trim() ? 'text' : '',
        );
    const different = element.matches('body, div, main, article, section, nav, header, footer, aside')
      ? inside.filter((each, index) => each !== inside[index - 1])
      : [...new Set(inside)].sort();
    const markup = `<${element.localName} ${attributes.join(' ')}${sizeOf(element)}${nameOf(element)}>${different.join('')}</>`;
    const number = element.getAttribute('data-block');
    if (number !== null) blocks.push([number, markup]);
    return markup;
  };
  const all = outline(document.body);
  return [...blocks, ['all', all]];
}

/** Ids that more than one element has. Asked of the whole document, before anything is taken out of it. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/**
 * Takes blocks out of the document, by their numbers, and the tokens out of the code that stays; but nothing that is marked as painted
 * in a new way.
 */
export function reduceTo(repeated: string[]): void {
  const isKept = (element: Element) => element.matches('[data-painted]') || element.querySelector('[data-painted]');
  for (const number of repeated) {
    const block = document.querySelector(`[data-block="${number}"]`);
    if (block && !isKept(block)) block.remove();
  }
  for (const token of document.querySelectorAll('pre code :is(i, span)'))
    if (!isKept(token)) token.replaceWith(...token.childNodes);
  for (const code of document.querySelectorAll('pre code')) code.normalize();
}

/**
 * Marks, by the attribute `data-painted`, the first text of each kind that was not seen before: the same elements and classes around
 * it, which is all that a style sheet paints by.
 *
 * @param known kinds that were seen
 * @returns the new ones
 */
export function markPaintedText(known: string[]): string[] {
  const seen = new Set(known);
  const fresh: string[] = [];
  const paths = new Map<Element, string>();
  const pathOf = (element: Element): string => {
    const found = paths.get(element);
    if (found !== undefined) return found;
    const own = [...element.attributes]
      .filter(({ name }) => /^(?:class|style|aria-(?!label).*|data-(?!block|painted).*)$/.test(name))
      // Some labels are in attributes, and painted by none of them.
      .map(({ name, value }) =>
        /^data-(?:label|title|lang)$|^aria-controls$/.test(name) ? name : `${name}=${value.replace(/\bpart-\d+/, '')}`,
      )
      .reduce((text, attribute) => `${text} ${attribute}`, element.localName);
    const above = element.parentElement && element !== document.body ? pathOf(element.parentElement) : '';
    const path = above.endsWith(`>${own}`) ? above : `${above}>${own}`;
    paths.set(element, path);
    return path;
  };
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText) continue;
    const kind = pathOf(element);
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
