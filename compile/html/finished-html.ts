/**
 * Reads and rewrites serialized HTML without parsing it again, which would take longer than compiling the pages. This
 * relies on our serializer: it escapes every `<` in text, so that each remaining one starts a tag, and quotes values,
 * so that `>` in a value is unambiguous. Tests compare the results with a real parser.
 */

/** A start tag. */
export interface StartTag {
  /** Lower-case name: `code`. */
  name: string;
  /** Values by lower-case name, as serialized: entities aren't decoded. */
  attributes: ReadonlyMap<string, string>;
  /** Offset of the tag, and of the element's content. */
  start: number;
  end: number;
}

const startTag = /<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g;

/** All start tags in document order. */
export function* startTags(html: string): Generator<StartTag> {
  for (const match of html.matchAll(startTag)) {
    const [whole, name = '', written = ''] = match;
    yield {
      name: name.toLowerCase(),
      attributes: new Map(
        [...written.matchAll(attribute)].map(([, key = '', double, single, bare]) => [
          key.toLowerCase(),
          double ?? single ?? bare ?? '',
        ]),
      ),
      start: match.index,
      end: match.index + whole.length,
    };
  }
}

/**
 * Rewrites attributes, leaving everything else unchanged.
 *
 * @param names of the attributes, in lower case
 * @param rewrite returns the new value for a name and a value, both as serialized (entities not decoded)
 */
export function rewriteAttributes(
  html: string,
  names: readonly string[],
  rewrite: (name: string, value: string) => string,
): string {
  const wanted = new Set(names);
  // Most tags are spans of highlighted code; this test skips them without parsing their attributes.
  const mayHave = new RegExp(`\\s(?:${names.join('|')})=`, 'i');
  return html.replace(startTag, (tag, element: string, written: string) => {
    if (!mayHave.test(written)) return tag;
    const rewritten = written.replace(
      attribute,
      (whole, key: string, double?: string, single?: string, bare?: string) => {
        const name = key.toLowerCase();
        const value = double ?? single ?? bare;
        if (!wanted.has(name) || value === undefined) return whole;
        const quote = single === undefined ? '"' : "'";
        return `${whole[0]}${key}=${quote}${rewrite(name, value)}${quote}`;
      },
    );
    return `<${element}${rewritten}${tag.slice(1 + element.length + written.length)}`;
  });
}

/**
 * Rewrites elements with an attribute, and removes the attribute. The elements must not contain others of the same
 * name.
 *
 * @param wanted name of the attribute, in lower case
 * @param rewrite returns the new element for the value and the element without the attribute
 */
export function rewriteElements(
  html: string,
  wanted: string,
  rewrite: (value: string, element: string) => string,
): string {
  if (!html.includes(` ${wanted}=`)) return html;
  const pieces: string[] = [];
  let position = 0;
  for (const tag of startTags(html)) {
    const value = tag.attributes.get(wanted);
    if (value === undefined) continue;
    const close = `</${tag.name}>`;
    const end = html.indexOf(close, tag.end) + close.length;
    const opening = html.slice(tag.start, tag.end).replace(new RegExp(` ${wanted}=(?:"[^"]*"|'[^']*'|[^\\s"'>]*)`), '');
    pieces.push(html.slice(position, tag.start), rewrite(value, opening + html.slice(tag.end, end)));
    position = end;
  }
  return pieces.join('') + html.slice(position);
}

/** Void elements, without an end tag. */
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * Rewrites text, leaving tags and comments unchanged.
 *
 * @param rewrite returns new HTML for a text as serialized (entities not decoded) and the names of its ancestors,
 * outermost first
 */
export function rewriteText(html: string, rewrite: (text: string, within: readonly string[]) => string): string {
  const within: string[] = [];
  return html.replace(
    /<!--[^]*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gi,
    (piece, slash, name) => {
      if (name === undefined) return piece.startsWith('<!--') ? piece : rewrite(piece, within);
      const element = (name as string).toLowerCase();
      if (slash === '/') within.splice(Math.max(0, within.lastIndexOf(element)));
      else if (!voidElements.has(element) && !piece.endsWith('/>')) within.push(element);
      return piece;
    },
  );
}

/** A heading with an id, and everything up to the next heading of the requested levels. */
export interface HeadedPart {
  id: string;
  html: string;
}

/**
 * Splits HTML into parts at headings with an id.
 *
 * @param highest and `lowest`: range of heading levels
 */
export function headedParts(html: string, highest: number, lowest: number): HeadedPart[] {
  const parts = html.split(new RegExp(`(?=<h[${highest}-${lowest}] id=")`));
  return parts.flatMap((part) => {
    const id = /^<h[1-6] id="([^"]+)"/.exec(part)?.[1];
    return id === undefined ? [] : [{ id, html: part }];
  });
}

/** Content of the first plain paragraph. */
export function firstParagraph(html: string): string | undefined {
  return /<p>(.*?)<\/p>/s.exec(html)?.[1];
}

/** HTML without the collapsed examples of options. */
export function withoutExamples(html: string): string {
  return html.replaceAll(/<details class="eg">.*?<\/details>/gs, '');
}

/** Cell contents of the rows with an id. */
export function rowsWithIds(html: string): { id: string; cells: string[] }[] {
  return [...html.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)].map(([, id = '', row = '']) => ({
    id,
    cells: [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell),
  }));
}

/** List items that start with a bold term and a colon: the term, and its description. */
export function termItems(html: string): { term: string; meaning: string }[] {
  const items = html.matchAll(/<li>(?:\s*<p>)?<strong>(.*?)<\/strong>: (.*?)<\/li>/gs);
  return [...items].map(([, term = '', meaning = '']) => ({ term, meaning }));
}
