/**
 * Finished HTML, as our serializer writes it: the one place that looks into it. The serializer escapes every `<` of a text, so
 * that what begins with one is a tag, and quotes values so that a `>` in one is told from the end of a tag. Parsing a site's
 * pages anew would take longer than compiling one of them; that these readings agree with a parser's is tested.
 */

/** A start tag. */
export interface StartTag {
  /** `code`, in small letters. */
  name: string;
  /** Values by name in small letters, as serialized: entities stay. */
  attributes: ReadonlyMap<string, string>;
  /** Where it begins, and where what it contains does. */
  start: number;
  end: number;
}

const startTag = /<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g;

/** All start tags, in order. */
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
 * Rewrites attributes, leaving all else alone.
 *
 * @param names of the attributes, in small letters
 * @param rewrite gives the new value from name and value, both as serialized (entities stay)
 */
export function rewriteAttributes(
  html: string,
  names: readonly string[],
  rewrite: (name: string, value: string) => string,
): string {
  const wanted = new Set(names);
  // Most tags are spans of highlighted code: they are told by a look, without taking their attributes apart.
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
 * Rewrites elements that have an attribute and contain no element of their own name; the attribute is taken out.
 *
 * @param wanted name of the attribute, in small letters
 * @param rewrite gives the new element from the value and the element without the attribute
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

/** Elements without an end tag. */
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/**
 * Rewrites texts, leaving tags and comments alone.
 *
 * @param rewrite gives the new HTML from a text as serialized (entities stay) and the names of the elements it is in, the
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

/** A heading with an id, and all that follows up to the next one of those that are asked for. */
export interface HeadedPart {
  id: string;
  html: string;
}

/**
 * The parts that headings with an id begin.
 *
 * @param highest and `lowest`: levels of the headings that count
 */
export function headedParts(html: string, highest: number, lowest: number): HeadedPart[] {
  const parts = html.split(new RegExp(`(?=<h[${highest}-${lowest}] id=")`));
  return parts.flatMap((part) => {
    const id = /^<h[1-6] id="([^"]+)"/.exec(part)?.[1];
    return id === undefined ? [] : [{ id, html: part }];
  });
}

/** What the first plain paragraph contains. */
export function firstParagraph(html: string): string | undefined {
  return /<p>(.*?)<\/p>/s.exec(html)?.[1];
}

/** The same without the examples of options, which are closed until someone opens them. */
export function withoutExamples(html: string): string {
  return html.replaceAll(/<details class="eg">.*?<\/details>/gs, '');
}

/** What the cells of rows with an id contain. */
export function rowsWithIds(html: string): { id: string; cells: string[] }[] {
  return [...html.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/gs)].map(([, id = '', row = '']) => ({
    id,
    cells: [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell),
  }));
}

/** Items of lists that begin with a term in bold and a colon: what is bold, and what is said of it. */
export function termItems(html: string): { term: string; meaning: string }[] {
  const items = html.matchAll(/<li>(?:\s*<p>)?<strong>(.*?)<\/strong>: (.*?)<\/li>/gs);
  return [...items].map(([, term = '', meaning = '']) => ({ term, meaning }));
}
