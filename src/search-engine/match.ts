/**
 * Matches the words of a search query with titles and names, with their surroundings (such as the headings above), and
 * with prose.
 */
import type { Place } from './body.ts';
import type { Catalog, Label } from './catalog.ts';
import { meaningsOf } from './lookup.ts';
import type { Query, QueryWord } from './query.ts';
import { weights } from './weights.ts';
import { isTelling, stem, subject } from './words.ts';

/** Occurrences of a query word in prose. */
export interface Prose {
  places: readonly Place[];
  /**
   * Total number of pages and sections where the word occurs. For frequent words, `places` doesn't contain all of them.
   */
  count: number;
  /** Numbers of the readers' questions that contain the word. */
  questions: readonly number[];
}

/**
 * Where a query word matches. Arrays are indexed by the number of a label (a title, name, or phrase) or of an entry (a
 * page or heading), with values from 0 to 1 unless stated otherwise.
 */
export interface WordMatch {
  /** Weight of the query word, which is higher for rare words. */
  weight: number;
  labels: Float32Array;
  /** For each label, how many of its meaningful words the query word covers. */
  covers: Float32Array;
  /** Numbers of the labels (titles, names, and phrases) that contain the query word. */
  touched: readonly number[];
  /** For each page and heading, how well the word matches its prose. */
  body: Float32Array;
  /** For each page and heading, the best match in the headings above it, on its page, or in its prose. */
  around: Float32Array;
  /** For each page and heading, how well the word matches the section itself, over all its fields (BM25F). */
  said: Float32Array;
  /** Numbers of the readers' questions that contain the query word. */
  questions: readonly number[];
  /** Factor for the query word's weight in questions, which is 1, or less for vague words. */
  share: number;
  /** Whether the query word identifies a topic. */
  telling: boolean;
}

/** Cached matches of words in earlier queries. A keystroke changes only one word. */
export type KnownMatches = Map<string, WordMatch>;

/** Maximum number of cached word matches. Each takes about 100 KB. */
const knownLimit = 40;

/** Returns the matches of all words of a query, in the order of the words. Adds new matches to the cache `known`. */
export function matchWords(catalog: Catalog, query: Query, prose: readonly Prose[], known: KnownMatches): WordMatch[] {
  const matches = query.words.map((word, index) => {
    const key = `${word.text} ${word.parts.join(' ')} ${word.open} ${word.quoted} ${word.vague}`;
    const match = known.get(key) ?? matchOf(catalog, word, prose[index] ?? { places: [], count: 0, questions: [] });
    if (known.size >= knownLimit) known.clear();
    known.set(key, match);
    return match;
  });
  return withPairs(catalog, query, matches);
}

/** The match of a query word while it is being computed. */
type LabelMatch = Pick<WordMatch, 'labels' | 'covers'> & { touched: Set<number> };

function matchOf(catalog: Catalog, word: QueryWord, prose: Prose): WordMatch {
  const { places, questions } = prose;
  const match: LabelMatch = {
    labels: new Float32Array(catalog.labels.length),
    covers: new Float32Array(catalog.labels.length),
    touched: new Set(),
  };
  for (const [meaning, quality] of meaningsOf(catalog, word.text, word.open))
    addMeaning(catalog, match, meaning, quality);
  addParts(catalog, match, word.parts);
  const body = new Float32Array(catalog.entries.length);
  for (const { entry, weight } of places) body[entry] = Math.max(body[entry] ?? 0, weight);
  const share =
    (word.quoted ? weights.quoted : 1) *
    (word.vague ? weights.vague : 1) *
    (word.text === subject ? weights.subject : 1);
  return {
    weight: rarity(catalog, match, prose) * share,
    share,
    telling: isTelling(word.text),
    questions,
    ...match,
    touched: [...match.touched],
    body,
    ...fieldsOf(catalog, match, body),
  };
}

function add(match: LabelMatch, label: Label, quality: number, covers: number): void {
  if (quality <= (match.labels[label.number] ?? 0)) return;
  match.labels[label.number] = quality;
  match.covers[label.number] = covers;
  match.touched.add(label.number);
}

function addMeaning(catalog: Catalog, match: LabelMatch, meaning: string, sure: number): void {
  for (const { label, quality, covers } of catalog.vocabulary.get(meaning) ?? [])
    add(match, label, sure * quality, covers * Math.min(1, sure + 0.1));
}

/**
 * Matches the parts of an identifier in the query: `publicPath` also matches a title or name that contains the words
 * public and path.
 */
function addParts(catalog: Catalog, match: LabelMatch, parts: readonly string[]): void {
  if (parts.length < 2) return;
  const [first, ...others] = parts.map((part) => {
    const labels = new Map<Label, number>();
    for (const form of new Set([part, stem(part)])) {
      for (const { label, quality } of catalog.vocabulary.get(form) ?? [])
        labels.set(label, Math.max(labels.get(label) ?? 0, quality));
    }
    return labels;
  });
  for (const [label, quality] of first ?? []) {
    const share = (1 + others.filter((labels) => labels.has(label)).length) / parts.length;
    add(match, label, share === 1 ? 0.8 * quality : 0.25 * share, share * parts.length * 0.8);
  }
}

/**
 * Matches pairs of query words that may be one word on a page, such as `public path` or `split chunks`. Cached matches
 * are replaced, never mutated.
 */
function withPairs(catalog: Catalog, query: Query, matches: readonly WordMatch[]): WordMatch[] {
  const paired = [...matches];
  for (const [at, { text }] of query.words.entries()) {
    const next = query.words[at + 1];
    if (!next) continue;
    const pair = text + next.text;
    const occurrences = [...new Set([pair, stem(pair)])].flatMap((form) => catalog.vocabulary.get(form) ?? []);
    if (occurrences.length === 0) continue;
    for (const place of [at, at + 1]) {
      const match = paired[place];
      if (!match) continue;
      const more = { labels: match.labels.slice(), covers: match.covers.slice(), touched: new Set(match.touched) };
      for (const { label, quality, covers } of occurrences) add(more, label, quality, covers / 2);
      paired[place] = { ...match, ...more, touched: [...more.touched], ...fieldsOf(catalog, more, match.body) };
    }
  }
  return paired;
}

/**
 * Returns the weight of a query word, which is higher for rare words. Counts only confident matches. Words without a
 * match have a weight of 0.
 */
function rarity(
  catalog: Catalog,
  { labels, touched }: LabelMatch,
  { places, count }: Pick<Prose, 'places' | 'count'>,
): number {
  const qualities = Array.from(touched)
    .filter((label) => catalog.labels[label]?.kind !== 'message')
    .map((label) => labels[label] ?? 0);
  const best = qualities.reduce((most, quality) => Math.max(most, quality), 0);
  const sure = qualities.filter((quality) => quality >= best * 0.75).length;
  if (sure === 0 && places.length === 0) return 0;
  const seen = Math.max(sure, Math.max(places.length, count) / weights.proseRarity, 1);
  return Math.log(1 + catalog.entries.length / seen);
}

/** Returns how well a query word matches each page or heading itself, and its surroundings. */
function fieldsOf(
  catalog: Catalog,
  { labels, touched }: LabelMatch,
  body: Float32Array,
): Pick<WordMatch, 'around' | 'said'> {
  const own = new Float32Array(catalog.entries.length);
  for (const number of touched) {
    const label = catalog.labels[number];
    // Error messages don't contribute to the scores of the sections around them. They are loaded for some queries only,
    // and must not affect other queries.
    if (!label || label.kind === 'message') continue;
    const said = (labels[number] ?? 0) * (label.kind === 'name' ? weights.rowContext : 1);
    own[label.entry.number] = Math.max(own[label.entry.number] ?? 0, said);
  }
  const around = new Float32Array(catalog.entries.length);
  const said = new Float32Array(catalog.entries.length);
  for (const { number, page, parent, top } of catalog.entries) {
    const title = own[number] ?? 0;
    const prose = body[number] ?? 0;
    const pageTitle = top ? (own[top.number] ?? 0) : 0;
    const above = parent && parent !== top ? (own[parent.number] ?? 0) : 0;
    if (title === 0 && prose === 0 && pageTitle === 0 && above === 0) continue;
    around[number] = Math.max(
      around[number] ?? 0,
      title * weights.otherLabel,
      above * weights.parent,
      pageTitle * weights.pageTitle,
      prose * weights.body,
    );
    if (top) {
      const forPage =
        Math.max(title * weights.pageHeading, prose * weights.pageBody) * (page.readme ? weights.readme : 1);
      around[top.number] = Math.max(around[top.number] ?? 0, forPage);
    }
    const fields =
      weights.saidTitle * title + weights.saidAbove * above + weights.saidPage * pageTitle + weights.saidBody * prose;
    said[number] = (fields * (1 + weights.saturation)) / (fields + weights.saturation);
  }
  return { around, said };
}
