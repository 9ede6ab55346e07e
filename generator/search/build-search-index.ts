import type { Claim, CompiledPage, FrontMatter } from '../../compile/types.ts';
import type { Asked } from '../../data/asked/asked.ts';
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
import { packCore } from '../../src/search-engine/core-file.ts';
import { packId } from '../../src/search-engine/heading-ids.ts';
import { leastWords, readsPrinted, wordsOf } from '../../src/search-engine/telling-lines.ts';
import { bodyStems, squash } from '../../src/search-engine/words.ts';
import { buildBodyIndex, type BodyText } from './body-index.ts';
import { messagesInHeadings, quotedMessages } from './quoted-messages.ts';
import { messagesOfFact, namesOfFact } from './names.ts';
import { attributeOf, elementsIn, type PageNode, treeOf } from './page-tree.ts';
import { popularityOf } from './popularity.ts';
import { type Reference, referencesIn, referringText } from './referring-text.ts';
import { sinceOf } from './since.ts';
import { textFiles } from './text-files.ts';

/** A file of the site: path relative to its root (`search/core.json`), and what is in it. */
export interface SearchFile {
  path: string;
  content: string;
}

/** What the index needs to know of a page. */
export type SearchablePage = Pick<
  CompiledPage,
  'url' | 'kind' | 'title' | 'description' | 'headings' | 'ids' | 'sections' | 'claims' | 'links' | 'html'
> & { frontMatter: Pick<FrontMatter, 'phrases'> };

/** A page, and what is read from its HTML. The tree itself is not kept: those of all pages at once take gigabytes. */
interface ReadPage extends SearchablePage {
  entries: PageEntries;
  /** For an id of the page, the number of the heading it stands under. */
  headingOf: ReadonlyMap<string, number>;
  /** Messages by entry: in headings, and in the text below them. */
  inHeadings: [entry: number, message: string][];
  quoted: [entry: number, message: string][];
  /** What it says of other places. */
  referring: Reference[];
}

/** Headings of READMEs that say the same in all of them: kinds of values, and what concerns the package's own project. */
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
 * Builds the files of the embedded search: `search/core.json`, the shards it lists, the texts, and since when what is
 * documented exists. Printable pages are left out: they repeat others. Pure: the same pages, facts and questions give the same files.
 */
export function buildSearchIndex(
  given: readonly SearchablePage[],
  facts: Facts,
  asked: Asked = new Map(),
): SearchFile[] {
  const pages = given.map(readPage);
  const questions = withMoreQuestions(asked, pages);
  const texts: BodyText[] = [];
  const core: CoreIndex = { pages: [], shards: [], questions: '' };
  const names: NamesFile = {};
  const messages: MessagesFile = {};
  const shown: SearchFile[] = [];
  const popularity = popularityOf(pages);
  const referring = referringText(pages);
  let firstEntry = 0;
  for (const page of searchable(pages)) {
    const ofPage = textsOf(page, { firstEntry, facts, referring, asked: questions });
    const { files, starts } = textFiles(
      page.url,
      ofPage.map(({ entry, shown: text }) => ({ entry: entry - firstEntry, text })).sort((a, b) => a.entry - b.entry),
    );
    const { core: corePart, declared, quoted } = corePage(page, { facts, popularity, asked });
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

/** Reads the tree of a page once, for all that the index takes from it. */
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
    referring: referencesIn(page.url, tree),
  };
}

function searchable(pages: readonly ReadPage[]): ReadPage[] {
  return pages.filter((page) => page.kind !== 'printable').sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

/** Entries of a page: the page itself (id `''`), then its headings. */
interface PageEntries {
  ids: string[];
  titles: string[];
  levels: number[];
}

function entriesOf(page: SearchablePage): PageEntries {
  const entries: PageEntries = { ids: [''], titles: [page.title], levels: [1] };
  // A post is news: its words lead to it, and the pages of the reference have the sections that answer.
  if (sectionOf(page.url) === 'blog') return entries;
  for (const heading of page.headings) {
    // The heading that names the next guide is not the answer: the page it names is.
    if (heading.id === '' || heading.id === nextGuideId) continue;
    if (page.kind === 'readme' && sayingNothing.has(squash(heading.title))) continue;
    entries.ids.push(heading.id);
    entries.titles.push(oneLine(heading.title));
    entries.levels.push(Math.max(2, heading.level));
  }
  return entries;
}

/** What is known beside the page itself. */
interface Surroundings {
  facts: Facts;
  asked: Asked;
  popularity: ReadonlyMap<string, number>;
}

/** A page of the core index, and the lines of the names that it declares and of the messages that it quotes. */
function corePage(
  page: ReadPage,
  { facts, popularity, asked }: Surroundings,
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
  for (const [entry, phrase] of phrasesOf(page)) aliases.push(`${entry}\t${phrase}`);
  for (const [entry, message] of page.inHeadings) aliases.push(`${entry}\t${message}`);
  const messages = [...page.quoted, ...pastedMessages(page, asked)];
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

/** The messages among what readers ask of a page, by entry: they are matched as messages, too. */
function pastedMessages(page: ReadPage, asked: Asked): [entry: number, message: string][] {
  return page.entries.ids.flatMap((id, entry) =>
    (asked.get(addressOf(page, id)) ?? [])
      .filter((text) => wordsOf(text) >= leastWords && readsPrinted(text))
      .map((text): [number, string] => [entry, text]),
  );
}

/** Address of an entry of a page. */
function addressOf({ url }: SearchablePage, id: string): string {
  return id === '' ? url : `${url}#${id}`;
}

interface ClaimSink {
  entries: PageEntries;
  /** For an id of the page, the number of the heading it stands under. */
  headingOf: ReadonlyMap<string, number>;
  facts: Facts;
  seen: Set<string>;
  names: [entry: number, name: string, id: string][];
  /** Names that few ask for, thousands. */
  declared: [entry: number, name: string, id: string][];
  aliases: string[];
}

/** What a heading claims is another word for it; what a row claims is shown as a result of its own, with its own address. */
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

/** What few ask for, in a file of its own: what is declared only, options that are gone, and those four steps deep. */
function isRarelyAsked({ kind }: Fact, name: string): boolean {
  if (kind === 'declaration' || kind === 'removed') return true;
  return optionKinds.has(kind) && name.split('.').length >= 4;
}

const optionKinds: ReadonlySet<FactKind> = new Set(['option', 'devserver', 'middleware', 'plugin-option']);

/** By heading; its number stands where it changes, the id where it does not follow from the name. */
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

/** For each id in the prose, the number of the heading above it: rows of tables have ids of their own. */
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
 * The phrases of the page's front matter, with the entry each leads to; the compiler refuses those of headings that are not
 * there. One of several words whose heading has them all says nothing more: it only makes the core larger. One of the page
 * that is the name of a heading of it would hide that heading.
 */
function phrasesOf({ frontMatter, entries }: ReadPage): [entry: number, phrase: string][] {
  const headings = new Set(
    entries.titles.slice(1).flatMap((title) => [squash(title), squash(/\.(\w+)$/.exec(title)?.[1] ?? title)]),
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

/** From this many words on a phrase that is no message is like a question that readers ask, rather than another name. */
const wordsOfQuestion = 2;

function isQuestion(phrase: string): boolean {
  return phrase.split(/\s+/).length >= wordsOfQuestion && !readsPrinted(phrase);
}

/** What readers ask, with the phrases of the pages that are as long as questions, and what posts about releases answer. */
function withMoreQuestions(asked: Asked, pages: readonly SearchablePage[]): Asked {
  const questions = new Map(asked);
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

/** What a post named after a release answers. */
function questionsOfRelease(title: string): string[] {
  const [, release] = /^webpack (\d+\.\d+)$/.exec(title) ?? [];
  return release === undefined ? [] : [`what is new in ${release}`, `${release} release notes`, `${release} changelog`];
}

/** Texts of the entries of a page that have any, the description of the page among its own. */
function textsOf(
  page: ReadPage,
  {
    firstEntry,
    facts,
    referring,
    asked,
  }: { firstEntry: number; facts: Facts; referring: ReadonlyMap<string, string[]>; asked: Asked },
): BodyText[] {
  const { entries } = page;
  const messages = messagesByEntry(page, facts);
  const texts = new Map<number, BodyText>();
  const add = (number: number, text: string, code: string): void => {
    const address = addressOf(page, entries.ids[number]!);
    const known = texts.get(number) ?? {
      entry: firstEntry + number,
      prose: (messages.get(number) ?? []).join(' '),
      code: '',
      shown: '',
      referring: referring.get(address) ?? [],
      asked: asked.get(address) ?? [],
    };
    texts.set(number, {
      ...known,
      prose: `${known.prose} ${text}`,
      shown: known.shown === '' ? text : `${known.shown} ${text}`,
      code: `${known.code} ${code}`,
    });
  };
  add(0, page.description, '');
  let last = 0;
  for (const { id, text, code } of page.sections) {
    const known = entries.ids.indexOf(id);
    if (known >= 0) last = known;
    add(last, text, code);
  }
  for (const [number, id] of entries.ids.entries())
    if (!texts.has(number) && asked.has(addressOf(page, id))) add(number, '', '');
  return [...texts.values()];
}

/** What each entry documents may print, and which values it may have. */
function messagesByEntry({ claims, entries }: ReadPage, facts: Facts): Map<number, string[]> {
  const messages = new Map<number, string[]>();
  for (const claim of claims) {
    const entry = Math.max(0, entries.ids.indexOf(claim.anchor));
    for (const fact of facts.resolve(claim.fact))
      messages.set(entry, [...(messages.get(entry) ?? []), ...messagesOfFact(fact), ...(fact.values ?? [])]);
  }
  return messages;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
