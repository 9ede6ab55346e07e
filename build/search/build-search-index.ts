import type { Claim, CompiledPage } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import { coreFile, slugOf, type CoreFile, type CorePage } from '../../src/features/search/engine/format.ts';
import { squash } from '../../src/features/search/engine/words.ts';
import { buildBodyIndex, type BodyText } from './body-index.ts';
import { keywords } from './keywords.ts';
import { messagesOfFact, namesOfFact } from './names.ts';

/** A file of the site: path relative to its root (`search/core.json`), and what is in it. */
export interface SearchFile {
  path: string;
  content: string;
}

/** What the index needs to know of a page. */
export type SearchablePage = Pick<CompiledPage, 'url' | 'kind' | 'title' | 'description' | 'headings' | 'ids' | 'sections' | 'claims'>;

/** Deepest heading that is found. */
const deepestLevel = 4;

/**
 * Builds the files of the embedded search: `search/core.json` and the shards it lists. Printable pages and the voting
 * page are left out. Pure: the same pages and facts give the same files.
 */
export function buildSearchIndex(pages: readonly SearchablePage[], facts: Facts): SearchFile[] {
  const texts: BodyText[] = [];
  const core: CoreFile = { pages: [], shards: [] };
  let firstEntry = 0;
  for (const page of searchable(pages)) {
    const entries = entriesOf(page);
    core.pages.push(corePage(page, entries, facts));
    texts.push(...textsOf(page, entries, { firstEntry, facts }));
    firstEntry += entries.ids.length;
  }
  const body = buildBodyIndex(texts);
  core.shards = body.shards;
  return [{ path: coreFile, content: JSON.stringify(core) }, ...body.files];
}

/** Targets of the curated keywords that no page answers, for the check that keeps the list alive. */
export function unknownKeywordTargets(pages: readonly SearchablePage[]): string[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return Object.keys(keywords).filter((target) => {
    const [url, id] = target.split('#');
    const page = byUrl.get(url!);
    return !page || (id !== undefined && !page.ids.includes(id));
  });
}

function searchable(pages: readonly SearchablePage[]): SearchablePage[] {
  return pages
    .filter((page) => page.kind !== 'printable' && page.kind !== 'vote')
    .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

/** Entries of a page: the page itself (id `''`), then its headings. */
interface PageEntries {
  ids: string[];
  titles: string[];
  levels: number[];
}

function entriesOf(page: SearchablePage): PageEntries {
  const entries: PageEntries = { ids: [''], titles: [page.title], levels: [1] };
  for (const heading of page.headings) {
    if (heading.level > deepestLevel || heading.id === '') continue;
    entries.ids.push(heading.id);
    entries.titles.push(oneLine(heading.title));
    entries.levels.push(Math.max(2, heading.level));
  }
  return entries;
}

function corePage(page: SearchablePage, entries: PageEntries, facts: Facts): CorePage {
  const core: CorePage = { u: page.url, t: page.title, d: page.description };
  if (page.kind === 'readme') core.r = 1;
  const headings = entries.ids.slice(1).map((id, index) => {
    const title = entries.titles[index + 1]!;
    return `${entries.levels[index + 1]}${title}${slugOf(title) === id ? '' : `\t${id}`}`;
  });
  const names: string[] = [];
  const aliases: string[] = [];
  const seen = new Set<string>();
  for (const claim of page.claims) addClaimNames(claim, { entries, facts, seen, names, aliases });
  for (const [entry, phrase] of keywordsOf(page, entries)) aliases.push(`${entry}\t${phrase}`);
  if (headings.length > 0) core.h = headings.join('\n');
  if (names.length > 0) core.n = names.join('\n');
  if (aliases.length > 0) core.a = aliases.join('\n');
  return core;
}

interface ClaimSink {
  entries: PageEntries;
  facts: Facts;
  seen: Set<string>;
  names: string[];
  aliases: string[];
}

/** What a heading claims is another word for it; what a row claims is shown as a result of its own. */
function addClaimNames(claim: Claim, sink: ClaimSink): void {
  const entry = Math.max(0, sink.entries.ids.indexOf(claim.anchor));
  for (const fact of sink.facts.resolve(claim.fact)) {
    if (fact.kind === 'cli' && fact.group === 'schema flag') continue;
    for (const name of namesOfFact(fact)) {
      const key = `${entry} ${squash(name)}`;
      if (sink.seen.has(key) || squash(sink.entries.titles[entry]!) === squash(name)) continue;
      sink.seen.add(key);
      (claim.by === 'heading' ? sink.aliases : sink.names).push(`${entry}\t${name}`);
    }
  }
}

/** The keywords of a page; those of a heading that is gone go to the page, unless they stand elsewhere on it. */
function keywordsOf(page: SearchablePage, entries: PageEntries): [entry: number, phrase: string][] {
  const found: [number, string][] = [];
  const homeless: string[] = [];
  for (const [target, phrases] of Object.entries(keywords)) {
    const [url, id = ''] = target.split('#');
    if (url !== page.url) continue;
    const entry = entries.ids.indexOf(id);
    if (entry < 0) homeless.push(...phrases);
    else found.push(...phrases.map((phrase): [number, string] => [entry, phrase]));
  }
  const placed = new Set(found.map(([, phrase]) => phrase));
  return [...found, ...homeless.filter((phrase) => !placed.has(phrase)).map((phrase): [number, string] => [0, phrase])];
}

function textsOf(page: SearchablePage, entries: PageEntries, place: { firstEntry: number; facts: Facts }): BodyText[] {
  const messages = new Map<number, string[]>();
  for (const claim of page.claims) {
    const entry = Math.max(0, entries.ids.indexOf(claim.anchor));
    for (const fact of place.facts.resolve(claim.fact)) {
      messages.set(entry, [...(messages.get(entry) ?? []), ...messagesOfFact(fact), ...(fact.values ?? [])]);
    }
  }
  const byEntry = new Map<number, BodyText>();
  let last = 0;
  for (const section of page.sections) {
    const known = entries.ids.indexOf(section.id);
    if (known >= 0) last = known;
    const text = byEntry.get(last) ?? { entry: place.firstEntry + last, prose: (messages.get(last) ?? []).join(' '), code: '' };
    text.prose += ` ${section.text}`;
    text.code += ` ${section.code}`;
    byEntry.set(last, text);
  }
  return [...byEntry.values()];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
