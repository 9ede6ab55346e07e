/**
 * The core index unpacked for searching: entries (a page or a heading), the labels they are known by, the vocabulary of
 * these labels, and the keys (whole identifiers and the ends of their paths).
 */
import { sectionOf } from '../model/sections.ts';
import { groupBy } from '../model/group-by.ts';
import { lettersOf } from './distance.ts';
import type { CoreFile, CorePage } from './format.ts';
import { idOfName, slugOf } from './format.ts';
import { phrases } from './synonyms.ts';
import { keysOfMessage, tellingLines } from './message.ts';
import { isMeant, isStopWord, pathSuffixes, squash, stem, units, type Unit } from './words.ts';

/** A place a result can lead to. */
export interface Entry {
  page: number;
  /** `''` for the page itself. */
  id: string;
  title: string;
  /** 1 for the page itself. */
  level: number;
  /** Entry of the heading it stands under; of a page, itself. */
  parent: number;
  /** How often other pages refer to it, 0 to 1. */
  popularity: number;
}

/** A text that an entry is known by. */
export interface Label {
  entry: number;
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
  label: number;
  /** 1 as a whole word, less as a part of an identifier. */
  quality: number;
  /** Share of a unit that it covers. */
  covers: number;
}

/** Where a key leads. */
export interface KeyTarget {
  label: number;
  /** 1 for the whole label, less for the end of its path. */
  quality: number;
}

export interface Catalog {
  pages: { url: string; title: string; description: string; section: string; readme: boolean; firstEntry: number }[];
  entries: Entry[];
  labels: Label[];
  vocabulary: Map<string, Occurrence[]>;
  /** Stems of the descriptions: pages that have them. */
  descriptions: Map<string, number[]>;
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

/** Unpacks a core index. Pure; takes about 20 ms for 6,000 labels. */
export function openCatalog(core: CoreFile): Catalog {
  const catalog: Filling = {
    pages: [],
    entries: [],
    labels: [],
    vocabulary: new Map(),
    descriptions: new Map(),
    keys: new Map(),
    sortedKeys: [],
    sortedWords: [],
    keyLetters: new Int32Array(),
    wordLetters: new Int32Array(),
    stems: new Map(),
  };
  for (const page of core.pages) addPage(catalog, page);
  markSharedTitles(catalog);
  catalog.sortedKeys = [...catalog.keys.keys()].sort();
  catalog.sortedWords = [...catalog.vocabulary.keys()].sort();
  catalog.keyLetters = Int32Array.from(catalog.sortedKeys, lettersOf);
  catalog.wordLetters = Int32Array.from(catalog.sortedWords, lettersOf);
  return catalog;
}

function markSharedTitles(catalog: Catalog): void {
  const headings = catalog.labels.filter(
    ({ entry, kind, text }) => kind === 'title' && catalog.entries[entry]!.level > 1 && /^\p{Lu}/u.test(text),
  );
  for (const same of groupBy(headings, ({ text }) => text.toLowerCase()).values()) {
    if (same.length >= sharedBy) for (const label of same) label.shared = true;
  }
}

function addPage(catalog: Filling, core: CorePage): void {
  const page = catalog.pages.length;
  const firstEntry = catalog.entries.length;
  catalog.pages.push({
    url: core.u,
    title: core.t,
    description: core.d,
    section: sectionOf(core.u),
    readme: core.r === 1,
    firstEntry,
  });
  catalog.entries.push({ page, id: '', title: core.t, level: 1, parent: firstEntry, popularity: 0 });
  addLabel(catalog, { entry: firstEntry, kind: 'title', text: core.t, id: '' });
  const slug = core.u.split('/').filter(Boolean).at(-1) ?? '';
  if (squash(slug) !== squash(core.t)) addLabel(catalog, { entry: firstEntry, kind: 'alias', text: slug, id: '' });
  const short = shortPackageName(core.u);
  if (short) addLabel(catalog, { entry: firstEntry, kind: 'alias', text: short, id: '' });
  const initials = core.r ? undefined : initialsOf(core.t);
  if (initials) addLabel(catalog, { entry: firstEntry, kind: 'alias', text: initials, id: '' });
  addHeadings(catalog, page, core);
  [...(core.p ?? '')].forEach(
    (step, entry) => (catalog.entries[firstEntry + entry]!.popularity = Number(step) / highestStep),
  );
  for (const [entry, text, id = idOfName(text)] of numberedLines(core.n))
    addLabel(catalog, { entry: firstEntry + entry, kind: 'name', text, id });
  for (const [entry, text] of numberedLines(core.a)) {
    addLabel(catalog, { entry: firstEntry + entry, kind: 'alias', text, id: catalog.entries[firstEntry + entry]!.id });
  }
  for (const [entry, text] of numberedLines(core.m)) {
    const { id } = catalog.entries[firstEntry + entry]!;
    addLabel(catalog, { entry: firstEntry + entry, kind: 'message', text, id });
  }
  for (const word of new Set(units(core.d).flatMap((unit) => [unit.whole, ...unit.parts]))) {
    if (!isStopWord(word)) append(catalog.descriptions, stemOf(catalog, word), page);
  }
}

function addHeadings(catalog: Filling, page: number, core: CorePage): void {
  const lines = core.h;
  const documented = new Map(
    numberedLines(core.a).flatMap(([entry, text]) =>
      /^[\w$]+(?:\.[\w$]+)+$/.test(text) ? [[entry, text] as const] : [],
    ),
  );
  const open: number[] = [catalog.pages[page]!.firstEntry];
  for (const line of lines ? lines.split('\n') : []) {
    const level = Number(line[0]);
    const [title, id = slugOf(title!)] = line.slice(1).split('\t');
    while (open.length > 1 && catalog.entries[open.at(-1)!]!.level >= level) open.pop();
    const entry = catalog.entries.length;
    catalog.entries.push({ page, id, title: title!, level, parent: open.at(-1)!, popularity: 0 });
    addLabel(
      catalog,
      { entry, kind: 'title', text: title!, id },
      documented.get(entry - catalog.pages[page]!.firstEntry),
    );
    open.push(entry);
  }
}

/** Lines of a number, a text and perhaps an id; without a number, that of the line before. */
function numberedLines(lines: string | undefined): [number, string, string?][] {
  let last = 0;
  return (lines ? lines.split('\n') : []).map((line) => {
    const [number, text, id] = line.split('\t');
    if (number !== '') last = Number(number);
    return [last, text!, ...(id === undefined ? [] : [id])] as [number, string, string?];
  });
}

/** `path` is the whole name of what a heading documents. */
function addLabel(catalog: Filling, label: Omit<Label, 'size' | 'shared'>, path?: string): void {
  const number = catalog.labels.length;
  const meaningful = units(label.text).filter(isMeant);
  catalog.labels.push({ ...label, shared: false, size: Math.max(1, meaningful.length) });
  addWords(catalog, number, meaningful);
  addKeys(catalog, number, {
    text: label.text,
    isStep: (path?.endsWith(`.${label.text}`) ?? false) || isStepOfPath(catalog, label),
  });
}

function addWords(catalog: Filling, label: number, meaningful: Unit[]): void {
  const add = (word: string, quality: number, covers: number): void => {
    addOccurrence(catalog, word, { label, quality, covers });
    const root = stemOf(catalog, word);
    if (root !== word) addOccurrence(catalog, root, { label, quality: quality * stemQuality, covers });
  };
  meaningful.forEach((unit, index) => {
    add(unit.whole, 1, 1);
    for (const part of unit.parts) if (!isStopWord(part)) add(part, partQuality, 1 / unit.parts.length);
    for (let p = 0; p + 1 < unit.parts.length; p++) {
      if (unit.parts.length > 2) add(unit.parts[p]! + unit.parts[p + 1]!, partQuality, 2 / unit.parts.length);
    }
    const next = meaningful[index + 1];
    // Steps of a path are searched as a key.
    if (next && catalog.labels[label]!.kind !== 'name' && unit.whole.length + next.whole.length < 24)
      add(unit.whole + next.whole, stemQuality, 2);
  });
  const text = meaningful.flatMap((unit) => (unit.parts.length > 0 ? unit.parts : [unit.whole])).join(' ');
  for (const [phrase, short] of phrases) if (text.includes(phrase)) add(short, stemQuality, phrase.split(' ').length);
}

function addOccurrence(catalog: Catalog, word: string, occurrence: Occurrence): void {
  const list = catalog.vocabulary.get(word);
  const known = list?.at(-1);
  if (known?.label === occurrence.label) {
    if (known.quality < occurrence.quality) list![list!.length - 1] = occurrence;
  } else append(catalog.vocabulary, word, occurrence);
}

function addKeys(catalog: Filling, label: number, { text, isStep }: { text: string; isStep: boolean }): void {
  if (catalog.labels[label]!.kind !== 'name' && /\s/.test(text)) {
    keysOfMessage(tellingLines(text).join(' ')).forEach((key, index) =>
      append(catalog.keys, key, { label, quality: index === 0 ? 1 : bareQuality }),
    );
  }
  pathSuffixes(text.replace(/\(.*?\)/g, '')).forEach((suffix, index) => {
    const key = squash(suffix);
    if (key.length < 2) return;
    const whole = index === 0 && !isStep;
    const quality = whole ? 1 : Math.max(leastSuffix, suffixQuality - suffixLoss * Math.max(0, index - 1));
    append(catalog.keys, key, { label, quality });
    if (index === 0 && stem(key) === key.slice(0, -1) && key.endsWith('s'))
      append(catalog.keys, stem(key), { label, quality: quality * suffixQuality });
    if (canonicalKey(key) !== key) append(catalog.keys, canonicalKey(key), { label, quality: quality * suffixQuality });
  });
}

/** Whether a heading names the last step of a path that begins in the heading above: `publicPath` under `devServer.static`. */
function isStepOfPath(catalog: Catalog, { entry, kind, text }: Pick<Label, 'entry' | 'kind' | 'text'>): boolean {
  const { level, parent } = catalog.entries[entry]!;
  return (
    kind === 'title' &&
    level > 2 &&
    /^[\w$]+$/.test(text) &&
    /^[\w$]+(?:\.[\w$]+)+$/.test(catalog.entries[parent]!.title)
  );
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
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The strings of a sorted list that begin with `prefix`. */
export function* withPrefix(sorted: readonly string[], prefix: string): Generator<string> {
  for (let i = lowerBound(sorted, prefix); i < sorted.length && sorted[i]!.startsWith(prefix); i++) yield sorted[i]!;
}
