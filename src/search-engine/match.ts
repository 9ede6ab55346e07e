/** Matches the words of a query with labels, the surroundings of entries, and prose. */
import type { Place } from './body.ts';
import type { Catalog, Label } from './catalog.ts';
import { meaningsOf } from './lookup.ts';
import type { Query, QueryWord } from './query.ts';
import { weights } from './weights.ts';
import { isTelling, stem, subject } from './words.ts';

/** Matches of a query word in prose. */
export interface Prose {
  places: readonly Place[];
  /** Total number of places with the word; more than are listed if it is frequent. */
  count: number;
  /** Numbers of the questions with the word. */
  questions: readonly number[];
}

/**
 * Matches of a query word. Lists are indexed by the number of a label or entry, with values from 0 to 1 unless stated
 * otherwise.
 */
export interface WordMatch {
  /** Weight of the word; higher for rare words. */
  weight: number;
  labels: Float32Array;
  /** Number of units of each label that it covers. */
  covers: Float32Array;
  /** Numbers of the labels with the word. */
  touched: readonly number[];
  /** By entry: match in its prose. */
  body: Float32Array;
  /** By entry: match in the headings above, the page, or the prose. */
  around: Float32Array;
  /** By entry: match in the section itself, over all its fields (BM25F). */
  said: Float32Array;
  /** Numbers of the questions with the word. */
  questions: readonly number[];
  /** Factor for its weight in questions: 1, or less for vague words. */
  share: number;
  /** Whether it is a topic word. */
  telling: boolean;
}

/** Cached matches of earlier words: a keystroke changes only one word. */
export type KnownMatches = Map<string, WordMatch>;

/** Maximum number of cached matches; each takes about 100 KB. */
const knownLimit = 40;

/** The matches of all words of a query, in their order. New matches are added to `known`. */
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

/** A match under construction. */
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

/** `publicPath` also matches the words public and path, if both occur. */
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
 * Two query words may be one in the documents: `public path`, `split chunks`. Cached matches are replaced, never
 * mutated.
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

/** Rare words weigh more. Only confident matches are counted; words without a match weigh nothing. */
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

/** Matches of a word in the surroundings of each entry, and in the entry itself. */
function fieldsOf(
  catalog: Catalog,
  { labels, touched }: LabelMatch,
  body: Float32Array,
): Pick<WordMatch, 'around' | 'said'> {
  const own = new Float32Array(catalog.entries.length);
  for (const number of touched) {
    const label = catalog.labels[number];
    // A message matches only itself. Messages are loaded for some queries, and must not affect the others.
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
