/**
 * The core index unpacked for searching: entries (a page or a heading), the labels they are known by, the vocabulary of
 * these labels, and the keys (whole identifiers and the ends of their paths).
 */
import { sectionOf } from '../model/sections.ts';
import { groupBy } from '../model/group-by.ts';
import { lettersOf } from './distance.ts';
import type { CoreIndex, CorePage, MessagesFile, NamesFile } from './format.ts';
import { idOfName, slugOf } from './format.ts';
import { phrases } from './synonyms.ts';
import { keysOfMessage, tellingLines } from './message.ts';
import { isMeant, isStopWord, pathSuffixes, squash, stem, units, type Unit } from './words.ts';

/** A page of the index. */
export interface IndexedPage {
  number: number;
  url: string;
  title: string;
  section: string;
  description: string;
  readme: boolean;
  /** How many entries stand before the page's own in the index. */
  firstEntry: number;
}

/** A place a result can lead to. */
export interface Entry {
  /** Its place in the index, counted through all pages. */
  number: number;
  page: IndexedPage;
  /** `''` for the page itself. */
  id: string;
  title: string;
  /** 1 for the page itself. */
  level: number;
  /** The heading it stands under, or the page; nothing for the page itself. */
  parent: Entry | undefined;
  /** The page it is on; nothing for the page itself. */
  top: Entry | undefined;
  /** How often other pages refer to it, 0 to 1. */
  popularity: number;
}

/** A text that an entry is known by. */
export interface Label {
  number: number;
  entry: Entry;
  kind: 'title' | 'name' | 'alias' | 'message';
  text: string;
  /** Id of the place that documents a name; the entry's own for the others. */
  id: string;
  /** Whether headings of many pages are called the same (Options, Examples); names of options never count. */
  shared: boolean;
  /** How many units of meaning it has: what a query has to match to match all of it. */
  size: number;
}

/** Where a word of the vocabulary occurs. */
export interface Occurrence {
  label: Label;
  /** 1 as a whole word, less as a part of an identifier. */
  quality: number;
  /** Share of a unit that it covers. */
  covers: number;
}

/** Where a key leads. */
export interface KeyTarget {
  label: Label;
  /** 1 for the whole label, less for the end of its path. */
  quality: number;
}

export interface Catalog {
  pages: IndexedPage[];
  entries: Entry[];
  labels: Label[];
  /** The title of each entry, in their order. */
  titles: Label[];
  vocabulary: Map<string, Occurrence[]>;
  /** Stems of the descriptions: pages that have them. */
  descriptions: Map<string, IndexedPage[]>;
  keys: Map<string, KeyTarget[]>;
  /** Keys in alphabetical order, for prefixes. */
  sortedKeys: string[];
  /** Words of the vocabulary in alphabetical order, for prefixes. */
  sortedWords: string[];
  /** Which letters the sorted keys and words have: what differs too much need not be compared. */
  keyLetters: Int32Array;
  wordLetters: Int32Array;
}

/** A catalog while it is filled. */
interface Filling extends Catalog {
  /** Stems made already: the same words come again and again. */
  stems: Map<string, string>;
}

/** How many headings with the same title make it a title that says little. */
const sharedBy = 4;

/** Highest step of popularity in the index. */
const highestStep = 5;

const partQuality = 0.8;
const stemQuality = 0.95;
const suffixQuality = 0.85;
/** A message without what varies in it. */
const bareQuality = 0.95;
/** What each further step left out at the beginning of a path takes away. */
const suffixLoss = 0.04;
/** The least that the end of a path is worth. */
const leastSuffix = 0.6;

/** `HtmlWebpackPlugin` is also known as `HtmlPlugin`. */
export function canonicalKey(key: string): string {
  return key.replace(/webpackplugin$/, 'plugin');
}

/** What a loader or a plugin is called for short: `sass` for `/loaders/sass-loader/`. */
function shortPackageName(url: string): string | undefined {
  return /^\/(?:loaders|plugins)\/(.+?)(?:-webpack)?-(?:loader|plugin)\/$/.exec(url)?.[1];
}

/** `ssr` for `Server-side rendering`: three words and more are often called by their first letters. */
function initialsOf(title: string): string | undefined {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length < 3
    ? undefined
    : words
        .map((word) => word[0])
        .join('')
        .toLowerCase();
}

/** What is loaded besides the core index where a query needs it. */
export interface Additions {
  names?: NamesFile;
  messages?: MessagesFile;
}

/** Unpacks a core index, and what was loaded besides. Pure; takes about 20 ms for 6,000 labels. */
export function openCatalog(core: CoreIndex, { names = {}, messages = {} }: Additions = {}): Catalog {
  const catalog: Filling = {
    pages: [],
    entries: [],
    labels: [],
    titles: [],
    vocabulary: new Map(),
    descriptions: new Map(),
    keys: new Map(),
    sortedKeys: [],
    sortedWords: [],
    keyLetters: new Int32Array(),
    wordLetters: new Int32Array(),
    stems: new Map(),
  };
  for (const [number, page] of core.pages.entries())
    addPage(catalog, { ...page, n: joined(page.n, names[number]) }, messages[number]);
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

function addPage(catalog: Filling, core: CorePage, messages: string | undefined): void {
  const page: IndexedPage = {
    number: catalog.pages.length,
    url: core.u,
    title: core.t,
    description: core.d,
    section: sectionOf(core.u),
    readme: core.r === 1,
    firstEntry: catalog.entries.length,
  };
  catalog.pages.push(page);
  const entries = entriesOf(page, core);
  catalog.entries.push(...entries);
  addTitles(catalog, entries, core);
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
  for (const word of new Set(units(core.d).flatMap((unit) => [unit.whole, ...unit.parts]))) {
    if (!isStopWord(word)) append(catalog.descriptions, stemOf(catalog, word), page);
  }
}

/** The page and its headings, in order. */
function entriesOf(page: IndexedPage, core: CorePage): [Entry, ...Entry[]] {
  const steps = core.p ?? '';
  const popularityAt = (number: number): number => Number(steps[number] ?? 0) / highestStep;
  const top: Entry = {
    number: page.firstEntry,
    page,
    id: '',
    title: page.title,
    level: 1,
    parent: undefined,
    top: undefined,
    popularity: popularityAt(0),
  };
  const entries: [Entry, ...Entry[]] = [top];
  let open: Entry[] = [top];
  for (const line of core.h ? core.h.split('\n') : []) {
    const level = Number(line[0]);
    const [title = '', id = slugOf(title)] = line.slice(1).split('\t');
    open = open.filter((above) => above.level < level);
    const number = page.firstEntry + entries.length;
    const entry: Entry = {
      number,
      page,
      id,
      title,
      level,
      parent: open.at(-1),
      top,
      popularity: popularityAt(entries.length),
    };
    entries.push(entry);
    open.push(entry);
  }
  return entries;
}

function entryAt(entries: readonly [Entry, ...Entry[]], number: number): Entry {
  return entries[number] ?? entries[0];
}

/** What the page and its headings are called, the page also for short. */
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
    if (number === 0) for (const text of shortNames(core)) addLabel(catalog, { entry, kind: 'alias', text, id: '' });
  }
}

/** What a page is also called: the last step of its address, a package for short, the initials of its title. */
function shortNames({ u: url, t: title, r: readme }: CorePage): string[] {
  const slug = url.split('/').filter(Boolean).at(-1) ?? '';
  const names = [
    squash(slug) === squash(title) ? undefined : slug,
    shortPackageName(url),
    readme ? undefined : initialsOf(title),
  ];
  return names.filter((name) => name !== undefined);
}

/** Lines of a number, a text and perhaps an id; without a number, that of the line before. */
function numberedLines(lines: string | undefined): [number: number, text: string, id: string | undefined][] {
  let last = 0;
  return (lines ? lines.split('\n') : []).map((line) => {
    const [number, text = '', id] = line.split('\t');
    if (number !== '') last = Number(number);
    return [last, text, id];
  });
}

/** `path` is the whole name of what a heading documents. */
function addLabel(catalog: Filling, known: Pick<Label, 'entry' | 'kind' | 'text' | 'id'>, path?: string): void {
  const meaningful = units(known.text).filter(isMeant);
  const size = Math.max(1, meaningful.length);
  const label: Label = { ...known, number: catalog.labels.length, shared: false, size };
  catalog.labels.push(label);
  if (label.kind === 'title') catalog.titles.push(label);
  addWords(catalog, label, meaningful);
  addKeys(catalog, label, (path?.endsWith(`.${label.text}`) ?? false) || isStepOfPath(label));
}

function addWords(catalog: Filling, label: Label, meaningful: Unit[]): void {
  const add = (word: string, quality: number, covers: number): void => {
    addOccurrence(catalog, word, { label, quality, covers });
    const root = stemOf(catalog, word);
    if (root !== word) addOccurrence(catalog, root, { label, quality: quality * stemQuality, covers });
  };
  for (const [index, { whole, parts }] of meaningful.entries()) {
    add(whole, 1, 1);
    for (const [at, part] of parts.entries()) {
      if (!isStopWord(part)) add(part, partQuality, 1 / parts.length);
      const next = parts[at + 1];
      if (parts.length > 2 && next !== undefined) add(part + next, partQuality, 2 / parts.length);
    }
    const next = meaningful[index + 1];
    // Steps of a path are searched as a key.
    if (next && label.kind !== 'name' && whole.length + next.whole.length < 24) add(whole + next.whole, stemQuality, 2);
  }
  const text = meaningful.flatMap((unit) => (unit.parts.length > 0 ? unit.parts : [unit.whole])).join(' ');
  for (const [phrase, short] of phrases) if (text.includes(phrase)) add(short, stemQuality, phrase.split(' ').length);
}

function addOccurrence(catalog: Catalog, word: string, occurrence: Occurrence): void {
  const list = catalog.vocabulary.get(word) ?? [];
  const known = list.at(-1);
  if (known?.label !== occurrence.label) list.push(occurrence);
  else if (known.quality < occurrence.quality) list[list.length - 1] = occurrence;
  if (list.length === 1) catalog.vocabulary.set(word, list);
}

function addKeys(catalog: Filling, label: Label, isStep: boolean): void {
  const { text } = label;
  if (label.kind !== 'name' && /\s/.test(text)) {
    for (const [index, key] of keysOfMessage(tellingLines(text).join(' ')).entries())
      append(catalog.keys, key, { label, quality: index === 0 ? 1 : bareQuality });
  }
  for (const message of quotedIn(text)) append(catalog.keys, squash(message), { label, quality: bareQuality });
  for (const [index, suffix] of pathSuffixes(text.replace(/\(.*?\)/g, '')).entries()) {
    const key = squash(suffix);
    if (key.length < 2) continue;
    const whole = index === 0 && !isStep;
    const quality = whole ? 1 : Math.max(leastSuffix, suffixQuality - suffixLoss * Math.max(0, index - 1));
    append(catalog.keys, key, { label, quality });
    if (index === 0 && stem(key) === key.slice(0, -1) && key.endsWith('s'))
      append(catalog.keys, stem(key), { label, quality: quality * suffixQuality });
    if (canonicalKey(key) !== key) append(catalog.keys, canonicalKey(key), { label, quality: quality * suffixQuality });
  }
}

/** The messages that a title quotes: `"process is not defined" in the browser`. */
function quotedIn(text: string): string[] {
  return Array.from(text.matchAll(/["“]([^"”]{12,})["”]/g), ([, quoted = '']) => quoted).filter((quoted) =>
    /\s/.test(quoted),
  );
}

/** Whether a heading names the last step of a path that begins in the heading above: `publicPath` under `devServer.static`. */
function isStepOfPath({ entry: { level, parent }, kind, text }: Label): boolean {
  return kind === 'title' && level > 2 && /^[\w$]+$/.test(text) && /^[\w$]+(?:\.[\w$]+)+$/.test(parent?.title ?? '');
}

function stemOf(catalog: Filling, word: string): string {
  const known = catalog.stems.get(word);
  if (known !== undefined) return known;
  const root = stem(word);
  catalog.stems.set(word, root);
  return root;
}

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Position of the first string in a sorted list that is not before `value`. */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The strings of a sorted list that begin with `prefix`. */
export function* withPrefix(sorted: readonly string[], prefix: string): Generator<string> {
  for (let at = lowerBound(sorted, prefix), found = sorted[at]; found?.startsWith(prefix); found = sorted[++at])
    yield found;
}
