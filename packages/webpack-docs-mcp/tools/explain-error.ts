import { z } from 'zod';
import { readQuery } from '../../../src/search-engine/query.ts';
import type { Library } from '../library/library.ts';
import { bytesOf, cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { shortened } from '../library/fit.ts';
import { commonLength, isAboutOther, propertiesIn, rowsAbout, withRows } from '../library/message-rows.ts';
import { removedIn } from '../library/removed-names.ts';
import { leadOf, sectionsOf } from '../library/sections.ts';
import type { SearchResult } from '../../../src/search-engine/search.ts';
import { absolute, withShortLinks } from './addresses.ts';
import { refusedOptionsIn } from './refused-options.ts';
import { docsTool, Refusal } from './tool.ts';

/**
 * Maximum length of a text in characters; of a longer one, the beginning and the end are used, where webpack prints
 * errors.
 */
const [atStart, atEnd] = [10_000, 20_000];

/**
 * Minimum search score for a place about the message, as opposed to one with some of its words. Messages that pages are
 * about score at least 1, other texts at most 0.91; a test keeps those in `testing/unrelated-texts.ts` below.
 */
const leastScore = 0.95;

/** Characters of a message that a place has in common with it, whatever its score. */
const leastWords = 14;

const nothingKnown =
  'No answer is known to this text: it has no message of webpack, its CLI, its dev server, or its loaders that the documentation explains. Send the lines from "ERROR in" on or the first line of the exception, as printed. For a question use the tool search, for a name of the API the tool option, and for a configuration validate_configuration.';

/** Cause and fix of a pasted message. */
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
      known.length > 0 ? known : [{ message: text, places: await placesFor(library, text) }];
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
    // What explains the other messages of a log comes before what else may explain its first one.
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

/** Whether what stands before the explanation says all of a message: what became of its option or its plugin. */
function isToldBefore(library: Library, message: string): boolean {
  return removedPlugin(library, message) !== '' || refusedOptionsIn(library, message).length > 0;
}

/** What became of a plugin of webpack that a configuration creates: `webpack.NamedModulesPlugin is not a constructor`. */
function removedPlugin(library: Library, text: string): string {
  const [, name = ''] = /\b([\w.]*Plugin) is not a constructor/.exec(text) ?? [];
  const isThere = library.facts().some((fact) => fact.kind === 'plugin' && `webpack.${fact.name}` === name);
  const found = isThere ? undefined : removedIn(library.pages().values(), name);
  if (!found) return '';
  const { page, id, markdown } = found;
  const head = `webpack ${library.about.versions.webpack} has no \`${cut(name, 100)}\` any more. Source: ${absolute(library, `${page.url}#${id}`)}`;
  return `${head}\n\n${shortened(withShortLinks(library, markdown), 1500).text}`;
}

/** The messages of a log, errors first; a text in which webpack doesn't say where they begin is one. */
function messagesIn(text: string): string[] {
  const parts = text.split(/^(?=(?:ERROR|WARNING) in )/m).filter((part) => /^(?:ERROR|WARNING) in /.test(part));
  if (parts.length < 2) return [text];
  const isError = (part: string): boolean => part.startsWith('ERROR');
  return [...parts.filter(isError), ...parts.filter((part) => !isError(part))].slice(0, 5);
}

/** Where a message is explained; first the place that has most of its words, or else a page about errors. */
async function placesFor(library: Library, message: string) {
  const search = await library.search();
  const results = await search.find(message, { limit: 8 });
  const isMessage = readQuery(message).message;
  const found = placesAmong(library, results, message, isMessage);
  // The words that a message quotes may hide the page about it: then those before them find it.
  const ofHead = found.some(({ common }) => common > 0)
    ? []
    : placesAmong(library, await search.find(headOf(message), { limit: 8 }), message, false);
  const places = [...found, ...ofHead.filter(({ common }) => common > 0)];
  const telling = places.filter(({ common }) => common > 0).toSorted((a, b) => b.common - a.common);
  const [best] = [...telling, ...places.filter(isAboutErrors), ...places];
  return best ? [best, ...places.filter((place) => place !== best)] : [];
}

/** What webpack says before what it quotes: `Module build failed`. */
function headOf(message: string): string {
  const lines = message.split('\n').filter((line) => !/^(?:ERROR|WARNING) in /.test(line));
  return /^[^:("']*/.exec(lines[0] ?? '')![0].trim();
}

/** Of the results of a search, the places that are about a message. */
function placesAmong(library: Library, results: readonly SearchResult[], message: string, isMessage: boolean) {
  return results.flatMap(({ url, title, heading, score }) => {
    const place = placeAt(library, url);
    if (!place || isAboutOther(heading || title, message)) return [];
    const common = commonWords({ url, name: heading || title, text: place.section?.markdown ?? '' }, message);
    const isFound = score >= leastScore && (isMessage || isAboutErrors({ url }));
    return isFound || common >= leastWords ? [{ url, title, heading, common, ...place }] : [];
  });
}

/**
 * How much of a message a place has, in characters. Of those with the same words, a heading says more than a row, and a
 * page about errors more than another one.
 */
function commonWords({ url, name, text }: { url: string; name: string; text: string }, message: string): number {
  const inName = commonLength(name, message);
  const inRows = Math.max(0, ...rowsAbout(text, message).map(({ common }) => common));
  return inName > 0 && inName >= inRows ? inName + (isAboutErrors({ url }) ? 0.75 : 0.5) : inRows;
}

/**
 * What a place says about a text. If rows of its tables are about the text, the others are left out, and what the first
 * one links to follows.
 */
function explanationAt(library: Library, { page, section }: ReturnType<typeof placeAt> & object, text: string): string {
  if (!section) return withShortLinks(library, page.markdown);
  const rows = rowsAbout(section.markdown, text);
  if (rows.length === 0) return withShortLinks(library, section.markdown);
  const links = [...(rows[0]?.line ?? '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
  const linked = links
    .filter((url) => url.startsWith(`${library.about.origin}/`))
    .map((url) => url.slice(library.about.origin.length))
    .findLast((url) => linkedText(library, url) !== undefined);
  const more = linked === undefined ? '' : `\n\nFrom ${linked}\n\n${linkedText(library, linked)}`;
  return withShortLinks(library, withRows(section.markdown, rows) + more);
}

/** The section behind a link, or the beginning of a page. */
function linkedText(library: Library, url: string): string | undefined {
  const [path = '', id] = url.split('#');
  const page = library.pages().get(path);
  return id === undefined ? page && leadOf(page.markdown) : placeAt(library, url)?.section?.markdown;
}

/** Pages that explain a message, each once. */
function isAboutErrors({ url }: { url: string }): boolean {
  return url.startsWith('/errors/');
}

/** A section, or the whole page if it is about a single message. */
function placeAt(library: Library, url: string) {
  const [path = '', id] = url.split('#');
  const page = library.pages().get(path);
  if (!page) return undefined;
  const section = sectionsOf(page.markdown).find((one) => one.id === id);
  return section || (id === undefined && /^\/errors\/[^/]+\/$/.test(path)) ? { page, section } : undefined;
}

/** Descriptions of error classes and deprecation codes in the text. */
function namedIn(library: Library, text: string): string {
  const words = new Set(text.match(/\w{8,}/g));
  const fact = library
    .facts()
    .find(({ kind, name }) => (kind === 'deprecation' || kind === 'error') && words.has(name));
  return fact?.says ? cut(`\`${fact.name}\`: ${withShortLinks(library, fact.says).replaceAll('\n\n', '; ')}`, 700) : '';
}

/** A long text without its middle. */
function endsOf(text: string): string {
  return text.length <= atStart + atEnd ? text : `${text.slice(0, atStart)}\n${text.slice(-atEnd)}`;
}

/** Removes terminal colors. */
function withoutColors(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they begin with one
  return text.replaceAll(/\u001B\[[\d;]*m/g, '');
}
