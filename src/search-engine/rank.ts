/**
 * Ranks pages and headings for a query. For each word of the query, an entry gets the score of its best label (title,
 * name, or phrase) and of its surroundings. The score for the query as an identifier is added. If a query describes
 * something, the section that contains most of it ranks first.
 */
import type { Catalog, Entry, IndexedPage, Label } from './catalog.ts';
import { scoreKeys } from './keys.ts';
import { type KnownMatches, matchWords, type Prose, type WordMatch } from './match.ts';
import { labelFactor, priorOf } from './priors.ts';
import { questionLikeness } from './questions.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';

/** A page or heading with its score and its best matching title, name, or phrase. */
export interface Ranked {
  entry: Entry;
  label: Label;
  score: number;
}

/** A ranked page or heading, with measures of how well it answers the query. */
interface Candidate extends Ranked {
  /** How much of the query the section itself contains, in its heading and its prose. */
  evidence: number;
  /**
   * Whether the query covers a whole title, name, or phrase. If so, it names the page or heading, rather than only
   * sharing some words with it.
   */
  named: boolean;
}

/**
 * Minimum quality of a word match, and minimum fraction of matched words, for a query to count as naming a page or
 * heading.
 */
const nameMatch = 0.9;
const nameShare = 0.8;
/** Minimum quality of a match with the whole query for it to count as the name of a page or heading. */
const nameKey = 0.7;

/** The query, the occurrences of each of its words in prose, and a cache of earlier matches, to which `rank` adds. */
interface RankOptions {
  query: Query;
  prose: readonly Prose[];
  known: KnownMatches;
}

/** Returns all pages and headings that match the query, best first. */
export function rank(catalog: Catalog, { query, prose, known }: RankOptions): Ranked[] {
  if (query.words.length === 0) return [];
  const matches = matchWords(catalog, query, prose, known);
  const last = matches.at(-1);
  if (query.identifier && last) matches[matches.length - 1] = { ...last, weight: last.weight * weights.lastStep };
  const candidates = candidatesFor(catalog, query, matches);
  const ranked = describes(query) ? asAsked(answering(candidates), questionLikeness(catalog, matches)) : candidates;
  return ranked.sort((a, b) => b.score - a.score || a.entry.number - b.entry.number);
}

function candidatesFor(catalog: Catalog, query: Query, matches: readonly WordMatch[]): Candidate[] {
  const total = matches.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const around = new Float64Array(catalog.entries.length);
  const evidence = new Float64Array(catalog.entries.length);
  // Use plain loops over all pages and headings, because the loops account for most of the time that a keystroke takes.
  for (const match of matches) {
    const share = match.weight / total;
    for (let entry = 0; entry < around.length; entry++) {
      const says = (match.around[entry] ?? 0) + weights.bodyExtra * (match.body[entry] ?? 0);
      if (says > 0) around[entry] = (around[entry] ?? 0) + share * says;
      const said = match.said[entry] ?? 0;
      if (said > 0) evidence[entry] = (evidence[entry] ?? 0) + share * said;
    }
  }
  const keys = scoreKeys(catalog, query);
  const found = new Map<Entry, Candidate>();
  const consider = (label: Label): void => {
    const { entry } = label;
    const key = keys.get(label) ?? 0;
    const { words, covered } = wordsOf(label, matches, total);
    const named = covered && !isTopic(label);
    const says = (around[entry.number] ?? 0) + words;
    if (says === 0 && key === 0) return;
    const factor = priorOf(entry, query) * labelFactor(label, query);
    const score = (Math.max(says, key) + weights.key * key) * factor;
    const known = found.get(entry);
    const isNamed = named || key >= nameKey || (known?.named ?? false);
    if (!known) found.set(entry, { entry, label, score, evidence: evidence[entry.number] ?? 0, named: isNamed });
    else found.set(entry, { ...known, ...(score > known.score ? { label, score } : {}), named: isNamed });
  };
  for (const title of catalog.titles) consider(title);
  const touched = new Set(matches.flatMap((match) => match.touched));
  for (const number of touched) considerAt(catalog.labels[number]);
  for (const label of keys.keys()) if (!touched.has(label.number)) considerAt(label);
  return [...found.values()];

  function considerAt(label: Label | undefined): void {
    if (label && label !== catalog.titles[label.entry.number]) consider(label);
  }
}

/**
 * Returns the score of a label's own words (a title, name, or phrase) beyond the score of its surroundings, and whether
 * the query covers the whole label.
 */
function wordsOf(label: Label, matches: readonly WordMatch[], total: number): { words: number; covered: boolean } {
  let covered = 0;
  for (const { covers } of matches) covered += covers[label.number] ?? 0;
  if (covered === 0) return { words: 0, covered: false };
  const share = Math.min(1, covered / label.size);
  const strength = weights.labelBase + weights.labelShare * share;
  let words = 0;
  let asked = 0;
  for (const { labels, around, weight } of matches) {
    const quality = labels[label.number] ?? 0;
    words += weight * Math.max(0, quality * strength - (around[label.entry.number] ?? 0));
    if (quality > nameMatch) asked += weight;
  }
  return { words: words / total, covered: asked / total > nameShare && share > nameShare };
}

/**
 * Whether a label is a phrase of several words for a whole page. In that case, one of the page's sections may match
 * better.
 */
function isTopic({ entry, kind, size }: Label): boolean {
  return kind === 'alias' && entry.level === 1 && !entry.page.whole && size > 1;
}

/** Minimum number of words in a query that describes something, as opposed to naming something. */
const describing = 2;

function describes(query: Query): boolean {
  return query.words.length >= describing && !query.identifier;
}

/**
 * Adds the score of similar questions to the pages and headings that answer them, and a smaller score to others on the
 * same page.
 */
function asAsked(candidates: readonly Candidate[], asked: ReadonlyMap<number, number>): Candidate[] {
  const likeness = ({ entry }: Candidate): number => asked.get(entry.number) ?? 0;
  const bestOfPage = bestByPage(candidates, likeness);
  return candidates.map((candidate) => {
    const near = bestOfPage.get(candidate.entry.page) ?? 0;
    return {
      ...candidate,
      score: candidate.score + weights.question * likeness(candidate) + weights.pageQuestion * near,
    };
  });
}

/** Returns the maximum of a non-negative measure over the ranked entries of each page. */
function bestByPage(
  candidates: readonly Candidate[],
  worthOf: (candidate: Candidate) => number,
): Map<IndexedPage, number> {
  const best = new Map<IndexedPage, number>();
  for (const candidate of candidates) {
    const { page } = candidate.entry;
    best.set(page, Math.max(best.get(page) ?? 0, worthOf(candidate)));
  }
  return best;
}

/**
 * Combines the score of a page with the evidence in each section, so that the best section ranks first on the best
 * page. Otherwise, a page would outrank the section that contains all words, because its score includes words from its
 * whole prose. Pages and headings that the query names keep their score.
 */
function answering(candidates: readonly Candidate[]): Candidate[] {
  const bestOfPage = bestByPage(candidates, ({ score }) => score);
  return candidates.map((candidate) => {
    const { entry, named, score, evidence } = candidate;
    if (named) return candidate;
    const own = evidence * (entry.level === 1 && !entry.page.whole ? weights.lead : 1);
    const surrounding = weights.page * (bestOfPage.get(entry.page) ?? 0) + (1 - weights.page) * score;
    return { ...candidate, score: (1 - weights.evidence) * surrounding + weights.evidence * own };
  });
}
