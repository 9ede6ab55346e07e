/**
 * Finds the markup in a document that the accessibility test hasn't checked before. These functions run in the page, so
 * they can't use anything outside of themselves.
 */

/**
 * Selector of elements that the accessibility test checks only once, no matter how many documents contain them (see
 * `numberBlocks`).
 */
export const blockSelector =
  '.part > *, .part tbody > tr + tr, #sidebar li, #sidebar nav > div, header nav > a, header nav + div > *, footer a';

/**
 * Numbers the blocks of the document in the attribute `data-block`, so that a test can skip blocks that it has checked
 * before. Blocks that contain a heading, a landmark, or the target of an id reference get no number, because their
 * correctness depends on the whole document.
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

/** The number of a block of the document and its markup. Number `all` is the whole document. */
export type Outline = [number: string, markup: string];

/**
 * Returns the markup of each numbered block without its text, and that of the whole document. Only keeps one of several
 * identical children. The order of children only matters where headings may occur.
 *
 * @param bySize whether to distinguish elements that are small or that scroll, which requires layout
 */
export function outlines({ bySize }: { bySize: boolean }): Outline[] {
  const telling =
    /^(?:role|type|class|style|tabindex|disabled|hidden|lang|dir|open|start|scope|colspan|rowspan|aria-(?!label$).*)$/;
  // Distinguish elements by size, because the text determines whether a click target is smaller than 24 px or a region
  // scrolls.
  const sizeOf = (element: Element): string => {
    if (!bySize || !element.matches('a, button, input, select, summary, pre, table, div, figure')) return '';
    const { width, height } = element.getBoundingClientRect();
    const isSmall = element.matches('a, button, input, select, summary') && (width < 24 || height < 24);
    const scrolls = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return `${isSmall ? ' small' : ''}${scrolls ? ' scrolls' : ''}`;
  };
  // Ignore the classes `part-12` and `tall-2`, which are merely estimated heights.
  const withoutHeight = (text: string): string => text.replaceAll(/ (?:part|tall)-\d+/g, '');
  const blocks: Outline[] = [];
  const labels = new Set<string>();
  /**
   * Returns a text to add to the outline of a landmark whose name another landmark already has, or an empty string for
   * any other element. axe reports repeated names, so such a landmark needs its own check.
   */
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
    // Ignore the tokens in highlighted code, which only affect colors.
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

/** Returns the duplicate ids in a document. Must be called on the complete document, before blocks are removed. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/**
 * Removes blocks from the document by number. Also removes the tokens of highlighted code, except elements that are
 * marked because their style is new.
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
 * Marks the first text of each new style with the attribute `data-painted`, so that its contrast is checked. A style
 * consists of the elements and classes around a text, because stylesheets match nothing else.
 *
 * @param known styles found before
 * @returns the new styles
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
      // Ignore the values of some attributes, which contain labels that no selector matches.
      .map(({ name, value }) =>
        /^data-(?:label|title|lang)$|^aria-controls$/.test(name)
          ? name
          : `${name}=${value.replaceAll(/ (?:part|tall)-\d+/g, '')}`,
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

/** A violation reported by the accessibility checker axe. */
export interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * Runs the accessibility checker axe on the elements that match a selector. Returns no violations if there are none.
 */
export async function findViolations({ within, options }: { within: string; options: object }): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: { run(...words: unknown[]): Promise<{ violations: Violation[] }> } };
  const elements = [...document.querySelectorAll(within)];
  if (elements.length === 0) return [];
  const { violations } = await axe.run(elements, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
}
