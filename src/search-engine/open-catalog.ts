import { groupBy } from '../model/group-by.ts';
import { sectionOf } from '../model/sections.ts';
import { type Catalog, type Entry, type IndexedPage } from './catalog.ts';
import { addLabel } from './add-label.ts';
import type { Filling } from './filling.ts';
import { lettersOf } from './distance.ts';
import { entriesOf, entryAt, numberedLines } from './entries-of.ts';
import {
  type CoreIndex,
  type CorePage,
  idOfName,
  type MessagesFile,
  type NamesFile,
  unpackQuestions,
} from './format.ts';
import { shortNames } from './short-names.ts';
import { squash } from './words.ts';

/** Number of headings that must have the same title for it to count as unspecific. */
const sharedBy = 4;

/** Search index files that are loaded in addition to the core index. */
export interface Additions {
  names?: NamesFile;
  messages?: MessagesFile;
}

/** Unpacks a core search index and the additional files. This pure function takes about 20 ms for 6,000 labels. */
export function openCatalog(core: CoreIndex, { names = {}, messages = {} }: Additions = {}): Catalog {
  const catalog: Filling = {
    pages: [],
    entries: [],
    labels: [],
    titles: [],
    vocabulary: new Map(),
    keys: new Map(),
    sortedKeys: [],
    sortedWords: [],
    keyLetters: new Int32Array(),
    wordLetters: new Int32Array(),
    stems: new Map(),
    questions: unpackQuestions(core.questions),
  };
  const titles = new Set(core.pages.map(({ t: title }) => squash(title)));
  for (const [number, page] of core.pages.entries())
    addPage(catalog, { ...page, n: joined(page.n, names[number]) }, { messages: messages[number], titles });
  markSharedTitles(catalog);
  catalog.sortedKeys = [...catalog.keys.keys()].sort();
  catalog.sortedWords = [...catalog.vocabulary.keys()].sort();
  catalog.keyLetters = Int32Array.from(catalog.sortedKeys, lettersOf);
  catalog.wordLetters = Int32Array.from(catalog.sortedWords, lettersOf);
  return catalog;
}

function markSharedTitles(catalog: Catalog): void {
  const headings = catalog.labels.filter(
    ({ entry, kind, text }) => kind === 'title' && entry.level > 1 && /^\p{Lu}/u.test(text),
  );
  for (const same of groupBy(headings, ({ text }) => text.toLowerCase()).values()) {
    if (same.length >= sharedBy) for (const label of same) label.shared = true;
  }
}

function joined(lines: string | undefined, more: string | undefined): string | undefined {
  return lines && more ? `${lines}\n${more}` : (lines ?? more);
}

/** Additional data needed to index a page: its error messages, and the titles of all pages as keys. */
interface PageContext {
  messages: string | undefined;
  titles: ReadonlySet<string>;
}

function addPage(catalog: Filling, core: CorePage, { messages, titles }: PageContext): void {
  const page: IndexedPage = {
    number: catalog.pages.length,
    url: core.u,
    title: core.t,
    section: sectionOf(core.u),
    readme: core.r === 1,
    // The headings of blog posts aren't indexed, so a post without them in the index isn't necessarily about a single
    // topic.
    whole: core.h === undefined && sectionOf(core.u) !== 'blog',
    firstEntry: catalog.entries.length,
  };
  catalog.pages.push(page);
  const entries = entriesOf(page, core);
  catalog.entries.push(...entries);
  addTitles(catalog, entries, core);
  for (const text of shortNames(core, titles)) addLabel(catalog, { entry: entries[0], kind: 'alias', text, id: '' });
  for (const [number, text, id = idOfName(text)] of numberedLines(core.n))
    addLabel(catalog, { entry: entryAt(entries, number), kind: 'name', text, id });
  for (const [kind, lines] of [
    ['alias', core.a],
    ['message', messages],
  ] as const) {
    for (const [number, text] of numberedLines(lines)) {
      const entry = entryAt(entries, number);
      addLabel(catalog, { entry, kind, text, id: entry.id });
    }
  }
}

/** Adds the titles of the page and its headings to the search index. */
function addTitles(catalog: Filling, entries: readonly [Entry, ...Entry[]], core: CorePage): void {
  const paths = new Map(
    numberedLines(core.a).flatMap(([number, text]) =>
      /^[\w$]+(?:\.[\w$]+)+$/.test(text) ? [[number, text] as const] : [],
    ),
  );
  for (const [number, entry] of entries.entries()) {
    addLabel(
      catalog,
      { entry, kind: 'title', text: entry.title, id: entry.id },
      number > 0 ? paths.get(number) : undefined,
    );
  }
}
