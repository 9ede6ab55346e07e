/** Messages that the text of a page quotes: in a cell, an item or a sentence, as code or between quotation marks. */
import { readsPrinted } from '../../src/search-engine/telling-lines.ts';
import { squash } from '../../src/search-engine/words.ts';
import { textOf } from './html-text.ts';

/** Words from which on what is quoted may be a message. */
const leastWords = 3;
/** Characters of a message that tell it from others; what follows varies. */
const longest = 120;

/** Places of a page, and quotations; blocks of code show far more than messages and are left out. */
const stretches =
  /<pre[\s\S]*?<\/pre>|<[a-z]\w*(?:\s[^<>]*?)?\sid="([^"]+)"|<h[1-6]|<\/h[1-6]>|<code[^>]*>([^]*?)<\/code>|<em>([^<]{12,})<\/em>|[“"]([^”"<>=]{12,})[”"]/g;

/**
 * The messages that a page quotes under each of its headings, once each; headings themselves are known already.
 * @param html of the page
 * @param headingOf number of the heading above each id
 */
export function quotedMessages(
  html: string,
  headingOf: ReadonlyMap<string, number>,
): [entry: number, message: string][] {
  const found = new Map<string, [number, string]>();
  let entry = 0;
  let inHeading = false;
  for (const [whole, id, code, emphasized, quoted] of html.matchAll(stretches)) {
    if (whole.startsWith('<h')) inHeading = true;
    if (whole.startsWith('</h')) inHeading = false;
    if (id !== undefined) entry = headingOf.get(id) ?? entry;
    const text = textOf(code ?? emphasized ?? quoted ?? '');
    if (inHeading || text.split(' ').length < leastWords || !readsPrinted(text) || /[{};]|=>/.test(text)) continue;
    const key = `${entry} ${squash(text)}`;
    if (!found.has(key)) found.set(key, [entry, text.slice(0, longest)]);
  }
  return [...found.values()];
}

const heading = /<h[2-6]\s[^>]*?id="([^"]+)"[^>]*>([^]*?)<\/h[2-6]>/g;
const codeIn = /<code[^>]*>([^]*?)<\/code>/g;

/**
 * The messages that a heading quotes beside other words: `… (reading 'tap')` of an old plugin. The heading is known by them
 * as by its own name.
 * @param html of the page
 * @param headingOf number of the heading above each id
 */
export function messagesInHeadings(
  html: string,
  headingOf: ReadonlyMap<string, number>,
): [entry: number, message: string][] {
  return Array.from(html.matchAll(heading)).flatMap(([, id = '', inner = '']) => {
    const entry = headingOf.get(id);
    if (entry === undefined || textOf(inner.replace(codeIn, '')).trim() === '') return [];
    return Array.from(inner.matchAll(codeIn), ([, code = '']) => textOf(code))
      .filter((text) => text.split(' ').length >= leastWords && readsPrinted(text))
      .map((text): [number, string] => [entry, text]);
  });
}
