import { z } from 'zod';
import { readQuery } from '../../../src/search-engine/query.ts';
import type { Library } from '../library/library.ts';
import { bytesOf, cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { shortened } from '../library/fit.ts';
import {
  commonLength,
  isAboutOther,
  propertiesIn,
  rowsAbout,
  tableOf,
  tableRows,
  withRows,
} from '../library/message-rows.ts';
import type { PackagedFact, PackagedPage } from '../library/package-data.ts';
import { pageOfPackage } from '../library/package-options.ts';
import { removedIn } from '../library/removed-names.ts';
import { leadOf, sectionsOf } from '../library/sections.ts';
import type { SearchResult } from '../../../src/search-engine/search.ts';
import { absolute, withShortLinks } from './addresses.ts';
import { refusedOptionsIn } from './refused-options.ts';
import { docsTool, Refusal } from './tool.ts';

/**
 * Number of characters of a long log to use from its beginning and its end, because that is where webpack prints
 * errors.
 */
const [atStart, atEnd] = [10_000, 20_000];

/**
 * Minimum search score for a result that is really about the error message, rather than one that has some words in
 * common. Messages that the site explains score at least 1, and other texts at most 0.91. A test verifies that the
 * texts in `testing/unrelated-texts.ts` stay below.
 */
const leastScore = 0.95;

/**
 * Minimum number of characters that a search result and the error message have in common for the result to count
 * regardless of its score.
 */
const leastWords = 14;

const nothingKnown =
  'No answer is known to this text: it has no message of webpack, its CLI, its dev server, or its loaders that the documentation explains. Send the lines from "ERROR in" on or the first line of the exception, as printed. For a question use the tool search, for a name of the API the tool option, and for a configuration validate_configuration.';

/** Tool that returns the cause and fix of a pasted error message. */
export const explainError = docsTool(
  {
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'Cause and cure of an error, a warning, or a deprecation of webpack, its CLI, its dev server, or its loaders. Paste the message as it was printed, file names and stack included.',
    input: z.strictObject({
      text: z.string().trim().min(3).max(1_000_000).describe('the message as the terminal or the browser shows it'),
    }),
  },
  async ({ text: pasted }, { library, room }) => {
    const text = endsOf(withoutColors(pasted));
    const ofMessages = await Promise.all(
      messagesIn(text).map(async (message) => ({ message, places: await placesFor(library, message) })),
    );
    const known = ofMessages.filter(({ places }) => places.length > 0);
    const [first = { message: text, places: [] }, ...later] =
      known.length > 0 ? known : [{ message: text, places: await placesOrLoader(library, text) }];
    const named = [
      namedIn(library, text),
      removedPlugin(library, text),
      cut(refusedOptionsIn(library, text).join('\n'), 1200),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
    const [best] = first.places;
    if (!best && named === '') throw new Refusal(nothingKnown);
    if (!best) return { text: named, addresses: [] };
    const isTold = isToldBefore(library, first.message) && propertiesIn(best.heading || best.title).length === 0;
    // Explanations of the log's other error messages come before further explanations of the first one.
    const others = [...later.flatMap(({ places: [place] }) => place ?? []), ...first.places.slice(1)]
      .filter(({ url }, index, all) => url !== best.url && all.findIndex((one) => one.url === url) === index)
      .slice(0, Math.max(2, Math.min(later.length, 4)));
    const linked = isTold ? [best, ...others] : others;
    const also = linked.map(({ url, title, heading }) => `- ${heading || title}: ${absolute(library, url)}`).join('\n');
    const rest =
      also &&
      `${later.length > 0 ? 'To the other messages, or if that is not it' : 'If that is not it'}:\n${cut(also, 900)}`;
    const addresses = [best, ...others].map(({ url }) => absolute(library, url));
    if (isTold) return { text: [named, rest].join('\n\n'), addresses };
    const { page } = best;
    const source = `Source: ${cut(absolute(library, best.url), 200)} (${cut(page.title, 100)})`;
    const goesOn = `(It is shortened here: read ${cut(absolute(library, best.url), 200)} for all of it.)`;
    const left = room - bytesOf([source, named, rest, goesOn].join('\n\n')) - 4;
    const said = shortened(explanationAt(library, best, text), left);
    return {
      text: [named, source, said.text, said.isWhole ? '' : goesOn, rest].filter((part) => part !== '').join('\n\n'),
      addresses,
    };
  },
);

/**
 * Whether the answer already explains the error message completely, because it says what became of the option or plugin
 * in it.
 */
function isToldBefore(library: Library, message: string): boolean {
  return removedPlugin(library, message) !== '' || refusedOptionsIn(library, message).length > 0;
}

/**
 * Says what became of a removed webpack plugin that a configuration still uses (`webpack.NamedModulesPlugin is not a
 * constructor`).
 */
function removedPlugin(library: Library, text: string): string {
  const [, name = ''] = /\b([\w.]*Plugin) is not a constructor/.exec(text) ?? [];
  const isThere = library.facts().some((fact) => fact.kind === 'plugin' && `webpack.${fact.name}` === name);
  const found = isThere ? undefined : removedIn(library.pages().values(), name);
  if (!found) return '';
  const { page, id, markdown } = found;
  const head = `webpack ${library.about.versions.webpack} has no \`${cut(name, 100)}\` any more. Source: ${absolute(library, `${page.url}#${id}`)}`;
  return `${head}\n\n${shortened(withShortLinks(library, markdown), 1500).text}`;
}

/**
 * Splits a log into webpack's error messages and warnings, errors first. A text with fewer than two `ERROR in` or
 * `WARNING in` lines counts as one message.
 */
function messagesIn(text: string): string[] {
  const parts = text.split(/^(?=(?:ERROR|WARNING) in )/m).filter((part) => /^(?:ERROR|WARNING) in /.test(part));
  if (parts.length < 2) return [text];
  const isError = (part: string): boolean => part.startsWith('ERROR');
  return [...parts.filter(isError), ...parts.filter((part) => !isError(part))].slice(0, 5);
}

/**
 * Finds the pages and sections that explain an error message. The first result is the one with the most characters in
 * common, or else a page about errors.
 */
async function placesFor(library: Library, message: string) {
  const search = await library.search();
  const results = await search.find(message, { limit: 8 });
  const isMessage = readQuery(message).message;
  const found = placesAmong(library, results, message, isMessage);
  // Quoted text in an error message may mislead the search. If nothing was found, search for the words before the
  // quote.
  const ofHead = found.some(({ common }) => common > 0)
    ? []
    : placesAmong(library, await search.find(headOf(message), { limit: 8 }), message, false);
  const places = [...found, ...ofHead.filter(({ common }) => common > 0)];
  const telling = places.filter(({ common }) => common > 0).toSorted((a, b) => b.common - a.common);
  const [best] = [...telling, ...places.filter(isAboutErrors), ...places];
  return best ? [best, ...places.filter((place) => place !== best)] : [];
}

/**
 * Finds the pages and sections that explain an error message. If there are none and the message comes from a loader,
 * returns the best match on that loader's page.
 */
async function placesOrLoader(library: Library, text: string): ReturnType<typeof placesFor> {
  const places = await placesFor(library, text);
  const loader = places.length > 0 ? undefined : loaderNamedIn(library, text);
  if (!loader) return places;
  const found = await (await library.search()).find(text, { limit: 50 });
  const [place] = found.flatMap((result) => {
    const at = result.url.split('#')[0] === loader.url ? placeAt(library, result.url) : undefined;
    return at ? [{ ...result, common: 0, ...at }] : [];
  });
  const { url, title } = loader;
  return [
    place ?? {
      url,
      title,
      heading: '',
      common: 0,
      page: { ...loader, markdown: leadOf(loader.markdown) },
      section: undefined,
    },
  ];
}

/**
 * Returns the page about the loader that webpack names before the loader's message: `Module Warning (from
 * ./node_modules/less-loader/…)`.
 */
function loaderNamedIn(library: Library, text: string): PackagedPage | undefined {
  const [, name] = /\bModule (?:build failed|Error|Warning) \(from \S*node_modules\/([\w-]+)\//.exec(text) ?? [];
  return name === undefined ? undefined : pageOfPackage(library.pages().values(), name);
}

/** Returns the words of an error message before whatever it quotes (`Module build failed`). */
function headOf(message: string): string {
  const lines = message.split('\n').filter((line) => !/^(?:ERROR|WARNING) in /.test(line));
  return /^[^:("']*/.exec(lines[0] ?? '')![0].trim();
}

/** Selects the search results that are really about an error message. */
function placesAmong(library: Library, results: readonly SearchResult[], message: string, isMessage: boolean) {
  return results.flatMap(({ url, title, heading, score }) => {
    const place = placeAt(library, url);
    if (!place || isAboutOther(heading || title, message)) return [];
    const common = commonWords({ url, name: heading || title, text: (place.section ?? place.page).markdown }, message);
    const isFound = score >= leastScore && (isMessage || isAboutErrors({ url }));
    return isFound || common >= leastWords ? [{ url, title, heading, common, ...place }] : [];
  });
}

/**
 * Returns how many characters of an error message a search result contains. For equal numbers, headings rank above
 * table rows, and pages about errors above others.
 */
function commonWords({ url, name, text }: { url: string; name: string; text: string }, message: string): number {
  const inName = commonLength(name, message);
  const inRows = Math.max(0, ...rowsAbout(text, message).map(({ common }) => common));
  return inName > 0 && inName >= inRows ? inName + (isAboutErrors({ url }) ? 0.75 : 0.5) : inRows;
}

/**
 * Returns the explanation of an error message from the page or section that was found. If table rows are about the
 * message, the other rows are removed, and the section or page that the first row links to is appended.
 */
function explanationAt(library: Library, { page, section }: ReturnType<typeof placeAt> & object, text: string): string {
  const { markdown } = section ?? page;
  const rows = rowsAbout(markdown, text);
  // If the error message contains the page's title, the whole page is about the message.
  const isWhole = !section && commonLength(page.title, text) >= Math.max(...rows.map(({ common }) => common));
  if (rows.length === 0 || isWhole) return withShortLinks(library, markdown);
  const links = [...(rows[0]?.line ?? '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
  const linked = links
    .filter((url) => url.startsWith(`${library.about.origin}/`))
    .map((url) => url.slice(library.about.origin.length))
    .findLast((url) => linkedText(library, url) !== undefined);
  const more = linked === undefined ? '' : `\n\nFrom ${linked}\n\n${linkedText(library, linked)}`;
  // In a section, keep the text around the matching table rows, because it says what the rows are about. A whole page
  // has too much text that is unrelated to the rows.
  const said = section
    ? withRows(markdown, rows)
    : tableRows(markdown)
        .filter(({ line }) => rows.some((row) => row.line === line))
        .map(tableOf)
        .join('\n\n');
  return withShortLinks(library, said + more);
}

/** Returns the section that a link refers to, or the introduction of the page if the link has no hash. */
function linkedText(library: Library, url: string): string | undefined {
  const [path = '', id] = url.split('#');
  const page = library.pages().get(path);
  return id === undefined ? page && leadOf(page.markdown) : placeAt(library, url)?.section?.markdown;
}

/** Whether a page is in the site's section about errors. */
function isAboutErrors({ url }: { url: string }): boolean {
  return url.startsWith('/errors/');
}

/** Finds the section that a URL refers to, or the whole page if it is about a single error message. */
function placeAt(library: Library, url: string) {
  const [path = '', id] = url.split('#');
  const page = library.pages().get(path);
  if (!page) return undefined;
  const section = sectionsOf(page.markdown).find((one) => one.id === id);
  return section || (id === undefined && /^\/errors\/[^/]+\/$/.test(path)) ? { page, section } : undefined;
}

/** Returns the description of an error class or deprecation code that the pasted text contains. */
function namedIn(library: Library, text: string): string {
  const words = new Set(text.match(/\w{8,}/g));
  const [, hook] = /\b(\w{4,}) is deprecated\b/.exec(text) ?? [];
  const isSaid = ({ text: messages = [], says = '' }: PackagedFact): boolean =>
    messages.some((message) => message.includes(' ') && text.includes(message)) || says.includes(`.hooks.${hook}\``);
  const fact = library
    .facts()
    .find(
      (one) =>
        ((one.kind === 'deprecation' || one.kind === 'error') && words.has(one.name)) ||
        (one.kind === 'deprecation' && isSaid(one)),
    );
  if (!fact?.says) return '';
  const source = fact.url === undefined ? '' : ` Source: ${absolute(library, fact.url)}`;
  return `${cut(`\`${fact.name}\`: ${withShortLinks(library, fact.says).replaceAll('\n\n', '; ')}`, 700)}${source}`;
}

/** Removes the middle of a long log. */
function endsOf(text: string): string {
  return text.length <= atStart + atEnd ? text : `${text.slice(0, atStart)}\n${text.slice(-atEnd)}`;
}

/** Removes terminal colors from a pasted log. */
function withoutColors(text: string): string {
  // oxlint-disable-next-line no-control-regex -- terminal colors begin with an escape character
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}
