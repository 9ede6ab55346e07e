import { headedParts, termItems } from '../../compile/html/finished-html.ts';
import type { Claim, CompiledPage, FrontMatter, TextSection } from '../../compile/types.ts';
import type { ReaderQuestions } from '../../data/reader-questions/reader-questions.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { nextGuideId } from '../../src/model/next-guide.ts';
import { sectionOf } from '../../src/model/sections.ts';
import {
  coreFile,
  idOfName,
  messagesFile,
  type MessagesFile,
  namesFile,
  type NamesFile,
  sinceFile,
  type CoreIndex,
  type CorePage,
} from '../../src/search-engine/format.ts';
import { namesInTitle } from '../../src/search-engine/add-keys.ts';
import { packCore } from '../../src/search-engine/core-file.ts';
import { glossaryPage } from '../../src/search-engine/priors.ts';
import { packId } from '../../src/search-engine/heading-ids.ts';
import { countWords, leastWords, readsPrinted } from '../../src/search-engine/telling-lines.ts';
import { bodyStems, squash } from '../../src/search-engine/words.ts';
import { buildBodyIndex, type BodyText } from './body-index.ts';
import { messagesInHeadings, quotedMessages } from './quoted-messages.ts';
import { messagesOfFact, namesOfFact } from './names.ts';
import { attributeOf, elementsIn, type PageNode, textOf, treeOf } from './page-tree.ts';
import { popularityOf } from './popularity.ts';
import { type Reference, referencesIn, referringText } from './referring-text.ts';
import { sinceOf } from './since.ts';
import { textFiles } from './text-files.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** A file of the search index: its path relative to the root of the site (`search/core.json`), and its content. */
export interface SearchFile {
  path: string;
  content: string;
}

/** Page fields that are needed to build the search index. */
export type SearchablePage = Pick<
  CompiledPage,
  'url' | 'kind' | 'title' | 'description' | 'headings' | 'ids' | 'sections' | 'claims' | 'links' | 'html'
> & { frontMatter: Pick<FrontMatter, 'phrases'> };

/**
 * A page with the data that the search index needs from its HTML. The HTML tree isn't stored, because the trees of all
 * pages take gigabytes.
 */
interface ReadPage extends SearchablePage {
  entries: PageEntries;
  /** Index of the heading above each element with an id on the page. */
  headingOf: ReadonlyMap<string, number>;
  /**
   * Error messages that the page quotes, with the index of their search entry: first messages in headings, then
   * messages in the text below headings.
   */
  inHeadings: [entry: number, message: string][];
  quoted: [entry: number, message: string][];
  /** Terms that the glossary defines, with the index of their search entry. */
  terms: [entry: number, term: string][];
  /** Links from this page to headings and pages, with the text around them. */
  referring: Reference[];
}

/**
 * Headings in READMEs that aren't worth finding in the search: types of values, and sections about the package's own
 * project.
 */
const sayingNothing = new Set([
  'string',
  'object',
  'function',
  'boolean',
  'array',
  'number',
  'regexp',
  'license',
  'contributing',
  'contributors',
  'changelog',
]);

/**
 * Builds the files of the built-in search: `search/core.json`, the shards of the full-text index, the texts for
 * excerpts, and the first webpack version of what headings document. Printable pages are left out, because they repeat
 * other pages. The same pages, facts and questions always result in the same files.
 */
export function buildSearchIndex(
  given: readonly SearchablePage[],
  facts: Facts,
  readerQuestions: ReaderQuestions = new Map(),
): SearchFile[] {
  const pages = given.map(readPage);
  const questions = withMoreQuestions(readerQuestions, pages);
  const texts: BodyText[] = [];
  const core: CoreIndex = { pages: [], shards: [], questions: '' };
  const names: NamesFile = {};
  const messages: MessagesFile = {};
  const shown: SearchFile[] = [];
  const popularity = popularityOf(pages);
  const referring = referringText(pages);
  let firstEntry = 0;
  for (const page of searchable(pages)) {
    const ofPage = textsOf(page, { firstEntry, facts, referring, readerQuestions: questions });
    const { files, starts } = textFiles(
      page.url,
      ofPage.map(({ entry, shown: text }) => ({ entry: entry - firstEntry, text })).sort((a, b) => a.entry - b.entry),
    );
    const { core: corePart, declared, quoted } = corePage(page, { facts, popularity, readerQuestions });
    if (declared !== '') names[core.pages.length] = declared;
    if (quoted !== '') messages[core.pages.length] = quoted;
    core.pages.push({ ...corePart, ...(starts === '' ? {} : { x: starts }) });
    shown.push(...files);
    texts.push(...ofPage);
    firstEntry += page.entries.ids.length;
  }
  const body = buildBodyIndex(texts);
  core.shards = body.shards;
  core.questions = body.questions;
  const since = { path: sinceFile, content: JSON.stringify(sinceOf(searchable(pages), facts)) };
  const declared = { path: namesFile, content: JSON.stringify(names) };
  const quoted = { path: messagesFile, content: JSON.stringify(messages) };
  return [
    { path: coreFile, content: JSON.stringify(packCore(core)) },
    declared,
    quoted,
    since,
    ...body.files,
    ...shown,
  ];
}

/** Parses a page's HTML once, and extracts everything that the search index needs. */
function readPage(page: SearchablePage): ReadPage {
  const tree = treeOf(page.html);
  const entries = entriesOf(page);
  const headingOf = headingsOfIds(tree, entries);
  return {
    ...page,
    entries,
    headingOf,
    inHeadings: messagesInHeadings(tree, headingOf),
    quoted: page.kind === 'readme' ? [] : quotedMessages(tree, headingOf),
    terms: page.url === glossaryPage ? glossaryTermsOf(page, entries) : [],
    referring: referencesIn(page.url, tree),
  };
}

function searchable(pages: readonly ReadPage[]): ReadPage[] {
  return pages.filter((page) => page.kind !== 'printable').sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

/** Search entries of a page: first the page itself (id `''`), then its headings. */
interface PageEntries {
  ids: string[];
  titles: string[];
  levels: number[];
}

function entriesOf(page: SearchablePage): PageEntries {
  const entries: PageEntries = { ids: [''], titles: [page.title], levels: [1] };
  // A blog post is a single search entry, because questions should be answered by sections of reference pages.
  if (sectionOf(page.url) === 'blog') return entries;
  for (const heading of page.headings) {
    // The heading that links to the next guide isn't a useful search result, but the linked page may be.
    if (heading.id === '' || heading.id === nextGuideId) continue;
    if (page.kind === 'readme' && sayingNothing.has(squash(heading.title))) continue;
    entries.ids.push(heading.id);
    entries.titles.push(foldSpaces(heading.title));
    entries.levels.push(Math.max(2, heading.level));
  }
  return entries;
}

/** Site-wide data needed to add a page to the search index. */
interface Surroundings {
  facts: Facts;
  readerQuestions: ReaderQuestions;
  popularity: ReadonlyMap<string, number>;
}

/**
 * Returns the data of a page for the core search index, and the page's lines for the files of declared names and of
 * quoted messages.
 */
function corePage(
  page: ReadPage,
  { facts, popularity, readerQuestions }: Surroundings,
): { core: CorePage; declared: string; quoted: string } {
  const { entries, headingOf } = page;
  const core: CorePage = { u: page.url, t: page.title };
  if (page.kind === 'readme') core.r = 1;
  const headings = entries.ids.slice(1).map((id, index) => {
    const title = entries.titles[index + 1] ?? '';
    return `${entries.levels[index + 1]}${title}${packId(title, id)}`;
  });
  const names: ClaimSink['names'] = [];
  const declared: ClaimSink['names'] = [];
  const aliases: string[] = [];
  const seen = new Set<string>();
  for (const claim of page.claims) addClaimNames(claim, { entries, headingOf, facts, seen, names, declared, aliases });
  for (const [entry, term] of page.terms) names.push([entry, term, entries.ids[entry]!]);
  for (const [entry, phrase] of phrasesOf(page)) aliases.push(`${entry}\t${phrase}`);
  for (const [entry, message] of page.inHeadings) aliases.push(`${entry}\t${message}`);
  const messages = [...page.quoted, ...pastedMessages(page, readerQuestions)];
  if (headings.length > 0) core.h = headings.join('\n');
  if (names.length > 0) core.n = nameLines(names);
  const steps = entries.ids
    .map((id) => popularity.get(addressOf(page, id)) ?? 0)
    .join('')
    .replace(/0+$/, '');
  if (steps !== '') core.p = steps;
  if (aliases.length > 0) core.a = aliases.join('\n');
  const quoted = nameLines(messages.map(([entry, text]) => [entry, text, idOfName(text)]));
  return { core, declared: nameLines(declared), quoted };
}

/**
 * Returns the error messages among the readers' questions for a page, with their search entry. Searches compare them
 * with pasted error messages, too.
 */
function pastedMessages(page: ReadPage, readerQuestions: ReaderQuestions): [entry: number, message: string][] {
  return page.entries.ids.flatMap((id, entry) =>
    (readerQuestions.get(addressOf(page, id)) ?? [])
      .filter((text) => countWords(text) >= leastWords && readsPrinted(text))
      .map((text): [number, string] => [entry, text]),
  );
}

/** Returns the terms that a glossary defines, with the search entry of the heading above each. */
function glossaryTermsOf({ html }: SearchablePage, { ids }: PageEntries): [entry: number, term: string][] {
  return headedParts(html, 2, 2).flatMap(({ id, html: part }) =>
    termItems(part).map(({ term }): [number, string] => [ids.indexOf(id), textOf(treeOf(term))]),
  );
}

/** Returns the address of a search entry, which is a page or a heading. */
function addressOf({ url }: SearchablePage, id: string): string {
  return id === '' ? url : `${url}#${id}`;
}

interface ClaimSink {
  entries: PageEntries;
  /** Index of the heading above each element with an id on the page. */
  headingOf: ReadonlyMap<string, number>;
  facts: Facts;
  seen: Set<string>;
  names: [entry: number, name: string, id: string][];
  /** Names in webpack's API that readers rarely search for. There are thousands of them. */
  declared: [entry: number, name: string, id: string][];
  aliases: string[];
}

/**
 * Adds the names of an option, hook, and so on to the search index. If a heading documents it, the names are synonyms
 * of the heading. If a table row does, they are separate results with their own address.
 */
function addClaimNames(claim: Claim, sink: ClaimSink): void {
  const heading = sink.entries.ids.indexOf(claim.anchor);
  const entry = heading >= 0 ? heading : (sink.headingOf.get(claim.anchor) ?? 0);
  const id = heading >= 0 || !sink.headingOf.has(claim.anchor) ? sink.entries.ids[entry] : claim.anchor;
  for (const fact of sink.facts.resolve(claim.fact)) {
    if (fact.kind === 'cli' && fact.group === 'schema flag') continue;
    for (const name of namesOfFact(fact)) {
      const key = `${entry} ${squash(name)}`;
      if (sink.seen.has(key) || squash(sink.entries.titles[entry] ?? '') === squash(name)) continue;
      sink.seen.add(key);
      if (claim.by === 'heading') sink.aliases.push(`${entry}\t${name}`);
      else (isRarelyAsked(fact, name) ? sink.declared : sink.names).push([entry, name, id!]);
    }
  }
}

/**
 * Whether readers rarely search for a name, so that it is in a separate file: declared members, removed options, and
 * options nested at least four levels deep.
 */
function isRarelyAsked({ kind }: Fact, name: string): boolean {
  if (kind === 'declaration' || kind === 'removed') return true;
  return optionKinds.has(kind) && name.split('.').length >= 4;
}

const optionKinds: ReadonlySet<FactKind> = new Set(['option', 'devserver', 'middleware', 'plugin-option']);

/**
 * Encodes the names that can be found below each heading. The heading's index is written only where it changes, and the
 * id only if it can't be derived from the name.
 */
function nameLines(names: ClaimSink['names']): string {
  let last = -1;
  const lines = names
    .toSorted((a, b) => a[0] - b[0])
    .map(([entry, name, id]) => {
      const number = entry === last ? '' : entry;
      last = entry;
      return `${number}\t${name}${idOfName(name) === id ? '' : `\t${id}`}`;
    });
  return lines.join('\n');
}

/**
 * Returns the index of the heading above each id in a page's HTML. Some ids belong to table rows rather than headings.
 */
function headingsOfIds(tree: PageNode, entries: PageEntries): Map<string, number> {
  const numbers = new Map(entries.ids.map((id, number) => [id, number]));
  const found = new Map<string, number>();
  let heading = 0;
  for (const element of elementsIn(tree)) {
    const id = attributeOf(element, 'id');
    if (id === undefined) continue;
    heading = numbers.get(id) ?? heading;
    found.set(id, heading);
  }
  return found;
}

/**
 * Returns the search phrases in a page's front matter, with the page or heading that they lead to. The compiler has
 * already rejected phrases for missing headings. Phrases whose words are all in the heading are omitted as redundant. A
 * phrase for the page that equals one of its headings, or a name in one, is also omitted, because it would hide the
 * heading.
 */
function phrasesOf({ frontMatter, entries }: ReadPage): [entry: number, phrase: string][] {
  const headings = new Set(
    entries.titles
      .slice(1)
      .flatMap((title) => [title, /\.(\w+)$/.exec(title)?.[1] ?? title, ...namesInTitle(title)].map(squash)),
  );
  return Object.entries(frontMatter.phrases ?? {}).flatMap(([place, phrases]) => {
    const entry = Math.max(0, entries.ids.indexOf(place.slice(1)));
    const title = new Set(bodyStems(entries.titles[entry] ?? ''));
    const isNew = (phrase: string): boolean => !/\s/.test(phrase) || bodyStems(phrase).some((stem) => !title.has(stem));
    const isHeading = (phrase: string): boolean => entry === 0 && headings.has(squash(phrase));
    return phrases
      .filter((phrase) => !isQuestion(phrase) && isNew(phrase) && !isHeading(phrase))
      .map((phrase): [number, string] => [entry, phrase]);
  });
}

/**
 * Minimum number of words of a search phrase that is treated as a question rather than a synonym. Error messages are
 * never questions.
 */
const wordsOfQuestion = 2;

function isQuestion(phrase: string): boolean {
  return phrase.split(/\s+/).length >= wordsOfQuestion && !readsPrinted(phrase);
}

/**
 * Returns all questions that pages answer: the given readers' questions, search phrases that are long enough to be
 * questions, and questions about the releases that blog posts announce.
 */
function withMoreQuestions(readerQuestions: ReaderQuestions, pages: readonly SearchablePage[]): ReaderQuestions {
  const questions = new Map(readerQuestions);
  const add = (address: string, more: readonly string[]): void => {
    if (more.length > 0) questions.set(address, [...(questions.get(address) ?? []), ...more]);
  };
  for (const { url, title, frontMatter } of pages) {
    for (const [place, phrases] of Object.entries(frontMatter.phrases ?? {}))
      add(place === '#' ? url : url + place, phrases.filter(isQuestion));
    if (sectionOf(url) === 'blog') add(url, questionsOfRelease(title));
  }
  return questions;
}

/** Returns questions that a blog post about a webpack release answers. */
function questionsOfRelease(title: string): string[] {
  const [, release] = /^webpack (\d+\.\d+)$/.exec(title) ?? [];
  return release === undefined ? [] : [`what is new in ${release}`, `${release} release notes`, `${release} changelog`];
}

/**
 * Returns the searchable text of a page and of each of its headings. Headings without text are skipped. The page's own
 * entry includes its description.
 */
function textsOf(
  page: ReadPage,
  {
    firstEntry,
    facts,
    referring,
    readerQuestions,
  }: { firstEntry: number; facts: Facts; referring: ReadonlyMap<string, string[]>; readerQuestions: ReaderQuestions },
): BodyText[] {
  const { entries } = page;
  const messages = messagesByEntry(page, facts);
  const texts = new Map<number, BodyText>();
  const add = (number: number, { text, code, shown = text }: Pick<TextSection, 'text' | 'code' | 'shown'>): void => {
    const address = addressOf(page, entries.ids[number]!);
    const known = texts.get(number) ?? {
      entry: firstEntry + number,
      prose: (messages.get(number) ?? []).join(' '),
      code: '',
      shown: '',
      referring: referring.get(address) ?? [],
      readerQuestions: readerQuestions.get(address) ?? [],
    };
    texts.set(number, {
      ...known,
      prose: `${known.prose} ${text}`,
      shown: known.shown === '' ? shown : `${known.shown} ${shown}`,
      code: `${known.code} ${code}`,
    });
  };
  add(0, { text: page.description, code: '' });
  let last = 0;
  for (const section of page.sections) {
    const known = entries.ids.indexOf(section.id);
    if (known >= 0) last = known;
    add(last, section);
  }
  for (const [number, id] of entries.ids.entries())
    if (!texts.has(number) && readerQuestions.has(addressOf(page, id))) add(number, { text: '', code: '' });
  return [...texts.values()];
}

/** Returns error messages and option values to search for, by the page or heading that documents them. */
function messagesByEntry({ claims, entries }: ReadPage, facts: Facts): Map<number, string[]> {
  const messages = new Map<number, string[]>();
  for (const claim of claims) {
    const entry = Math.max(0, entries.ids.indexOf(claim.anchor));
    for (const fact of facts.resolve(claim.fact))
      messages.set(entry, [...(messages.get(entry) ?? []), ...messagesOfFact(fact), ...(fact.values ?? [])]);
  }
  return messages;
}
