/**
 * Reads and rewrites serialized HTML without parsing it again, which would take longer than compiling the pages. This
 * relies on the pipeline's serializer. It escapes every `<` in text, so that each remaining `<` starts a tag. It also
 * quotes values, so that `>` in a value is unambiguous. Tests compare the results with a real parser.
 */

/** A start tag in serialized HTML. */
interface StartTag {
  /** Element name of the tag in lower case: `code`. */
  name: string;
  /** Attribute values as serialized (entities aren't decoded), by lower-case attribute name. */
  attributes: ReadonlyMap<string, string>;
  /** Offsets of the start tag and of the element's content. */
  start: number;
  end: number;
}

const startTag = /<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g;

/** Yields all start tags in serialized HTML, in document order. */
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
 * Rewrites attributes in serialized HTML, leaving everything else unchanged.
 *
 * @param names lower-case names of the attributes
 * @param rewrite returns the new value for a name and a value; values are serialized (entities not decoded)
 */
export function rewriteAttributes(
  html: string,
  names: readonly string[],
  rewrite: (name: string, value: string) => string,
): string {
  const wanted = new Set(names);
  // Skip tags without such an attribute before parsing them, because most tags are spans in highlighted code.
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
 * Rewrites elements that have a certain attribute in serialized HTML, and removes the attribute. Such elements must not
 * contain elements of the same name.
 *
 * @param wanted name of the attribute, in lower case
 * @param rewrite returns the new element for the attribute's value and the element without the attribute
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

/** HTML void elements, which have no end tag. */
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * Rewrites the text in serialized HTML, leaving tags and comments unchanged.
 *
 * @param rewrite returns new HTML for a serialized text (entities not decoded) and the names of its ancestors,
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

/** A heading with an id, and the HTML up to the next heading in the range of levels. */
interface HeadedPart {
  id: string;
  html: string;
}

/**
 * Splits HTML into parts at headings with an id.
 *
 * @param highest first heading level of the range
 * @param lowest last heading level of the range
 */
export function headedParts(html: string, highest: number, lowest: number): HeadedPart[] {
  const parts = html.split(new RegExp(`(?=<h[${highest}-${lowest}] id=")`));
  return parts.flatMap((part) => {
    const id = /^<h[1-6] id="([^"]+)"/.exec(part)?.[1];
    return id === undefined ? [] : [{ id, html: part }];
  });
}

/** Returns the content of the first paragraph in HTML that has no attributes. */
export function firstParagraph(html: string): string | undefined {
  return /<p>(.*?)<\/p>/s.exec(html)?.[1];
}

/** Removes the collapsed examples of options from HTML. */
export function withoutExamples(html: string): string {
  return html.replaceAll(/<details class="eg">.*?<\/details>/gs, '');
}

/** Returns the cells of all table rows with an id in HTML. */
export function rowsWithIds(html: string): { id: string; cells: string[] }[] {
  return [...html.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)].map(([, id = '', row = '']) => ({
    id,
    cells: [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell),
  }));
}

/** Returns the list items in HTML that start with a bold term and a colon, each as a term and its description. */
export function termItems(html: string): { term: string; meaning: string }[] {
  const items = html.matchAll(/<li>(?:\s*<p>)?<strong>(.*?)<\/strong>(?:<span hidden>)?: (?:<\/span>)?(.*?)<\/li>/gs);
  return [...items].map(([, term = '', meaning = '']) => ({ term, meaning }));
}
