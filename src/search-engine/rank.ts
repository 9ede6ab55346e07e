/**
 * The order of results. For every word of the query an entry gets the best of what its label, the headings above it, its
 * page's title and description and its prose say, weighted by how rare the word is; on top comes what the query is as one
 * identifier. docs/search.md says how the numbers were found.
 */
import { isSection, type SectionId } from '../model/sections.ts';
import type { Place } from './body.ts';
import { canonicalKey, type Catalog, type Label } from './catalog.ts';
import { keysFor, meaningsOf } from './lookup.ts';
import type { Query, QueryWord } from './query.ts';
import { stem } from './words.ts';

/** An entry with its score and the label that fits best. */
export interface Ranked {
  entry: number;
  label: number;
  score: number;
  /** How much of the query the place says itself, in its heading and its prose, 0 to 1; nothing from its surroundings. */
  evidence: number;
  /** Whether the query is about all that the label says: its name rather than a text that uses its words. */
  named: boolean;
}

/** Prose places for each word of the query, in the order of `query.words`. */
export type BodyPlaces = readonly (readonly Place[])[];

const weights = {
  /** Of a label that is matched in part, beside what its matched share adds. */
  labelBase: 0.68,
  labelShare: 0.42,
  parent: 0.5,
  pageTitle: 0.47,
  description: 0.42,
  body: 0.42,
  /** What prose adds to a word that is found elsewhere already. */
  bodyExtra: 0.1,
  /** What the headings and the prose of the whole page say for the page itself. */
  pageHeading: 0.55,
  pageBody: 0.37,
  /** What another label of the same entry says. */
  otherLabel: 0.7,
  /** README pages are long and speak of everything. */
  readme: 0.8,
  /** The query as one identifier. */
  key: 0.95,
};

/** What is documented in a row of a table stands behind what has a heading of its own. */
const rowFactor = 0.8;
/** What a row says for its surroundings, beside what a heading says. */
const rowContext = 0.5;

/** A flag of the command line, where the query does not begin like one. */
const unaskedFlag = 0.6;

/** What a name among other words counts, beside a query that is that name alone. */
const termShare = 0.3;

/** A title of several words, where the query is written as one: `publicPath` means the option before the guide. */
const apartFactor = 0.7;

/** A title that many pages share (Options, Examples) says little by itself. */
const sharedTitleFactor = 0.6;
/** The same in a query of several words. */
const sharedTitleInProse = 0.92;

/** Where messages are explained, and what that adds for a query that reads like one. */
const messagesPage = '/errors/';
const messageFactor = 1.28;
/** A message that another page is known by. */
const secondhandMessage = 0.85;

/** A message that a text quotes. */
const quotedMessage = 0.75;

/** A sentence in a longer message, beside a message that is that sentence. */
const sentenceShare = 0.9;

/** A name that a message quotes, beside its other words. */
const quotedWeight = 0.5;

/** A section of a page of the blog: news of old releases. */
const newsFactor = 0.8;

/** Where the flags of the command line are described, those that come from options too. */
const flagsPage = '/api/cli/';

/** How much more the last step of an identifier path says than those before it. */
const lastStepFactor = 2;

/** How often a section is what readers want, all else equal. */
const sectionPrior: Record<SectionId | '', number> = {
  configuration: 1.09,
  guides: 1.06,
  concepts: 1.03,
  api: 1,
  plugins: 1,
  loaders: 1.02,
  migrate: 0.93,
  contribute: 0.88,
  blog: 0.64,
  '': 0.88,
};

/** What it adds that a page, or a heading, is referred to most. */
const popularPage = 0.06;
const popularHeading = 0.12;

/** A word of a name is meant, not merely near, from this quality on; and a name is asked for by this share of its words. */
const nameMatch = 0.9;
const nameShare = 0.8;
/** A key as good as this is the name itself. */
const nameKey = 0.7;

/** What is asked, with the prose places of each word and what is known from earlier queries (it is added to). */
export interface Asked {
  query: Query;
  body: BodyPlaces;
  known: KnownMatches;
}

/** Scores all entries for a query; only those with a score, best first. */
export function rank(catalog: Catalog, asked: Asked): Ranked[] {
  const { query } = asked;
  if (query.words.length === 0) return [];
  const matches = matchWords(catalog, asked);
  const labelScores = scoreLabels(catalog, matches);
  const keyed = scoreKeys(catalog, query);
  return scoreEntries(catalog, { query, matches, labelScores, keyed }).sort(
    (a, b) => b.score - a.score || a.entry - b.entry,
  );
}

/** What one word of the query matches. Arrays are indexed by label, entry or page. */
export interface WordMatch {
  weight: number;
  labels: Float32Array;
  covers: Float32Array;
  body: Float32Array;
  descriptions: Float32Array;
  /** What surrounds each entry says of the word. */
  around: Float32Array;
}

/** Matches of words of earlier queries: a keystroke changes one word, and the others are known. */
export type KnownMatches = Map<string, WordMatch>;

/** Most matches that are kept; a match takes about 100 KB. */
const knownLimit = 40;

function matchWords(catalog: Catalog, { query, body, known }: Asked): WordMatch[] {
  const matches = query.words.map((word, index) => {
    const key = `${word.text} ${word.parts.join(' ')} ${word.open} ${word.quoted}`;
    const match = known.get(key) ?? matchOf(catalog, word, body[index] ?? []);
    if (known.size >= knownLimit) known.clear();
    known.set(key, match);
    return match;
  });
  addPairs(catalog, query, matches);
  if (query.identifier)
    matches[matches.length - 1] = { ...matches.at(-1)!, weight: matches.at(-1)!.weight * lastStepFactor };
  return matches;
}

function matchOf(catalog: Catalog, word: QueryWord, body: readonly Place[]): WordMatch {
  const match: WordMatch = {
    weight: 0,
    labels: new Float32Array(catalog.labels.length),
    covers: new Float32Array(catalog.labels.length),
    body: new Float32Array(catalog.entries.length),
    descriptions: new Float32Array(catalog.pages.length),
    around: new Float32Array(),
  };
  for (const [meaning, quality] of meaningsOf(catalog, word.text, word.open))
    addMeaning(catalog, match, { meaning, quality, share: 1 });
  addParts(catalog, match, word.parts);
  for (const page of catalog.descriptions.get(stem(word.text)) ?? []) match.descriptions[page] = 1;
  for (const place of body) match.body[place.entry] = Math.max(match.body[place.entry]!, place.weight);
  match.weight = rarity(catalog, match) * (word.quoted ? quotedWeight : 1);
  match.around = contextOf(catalog, match);
  return match;
}

function addMeaning(
  catalog: Catalog,
  match: WordMatch,
  found: { meaning: string; quality: number; share: number },
): void {
  for (const occurrence of catalog.vocabulary.get(found.meaning) ?? []) {
    const quality = found.quality * occurrence.quality;
    if (quality > match.labels[occurrence.label]!) {
      match.labels[occurrence.label] = quality;
      match.covers[occurrence.label] = occurrence.covers * found.share * Math.min(1, found.quality + 0.1);
    }
  }
}

/** `publicPath` also means the words public and path, where both occur. */
function addParts(catalog: Catalog, match: WordMatch, parts: string[]): void {
  if (parts.length < 2) return;
  const found = parts.map((part) => {
    const labels = new Map<number, number>();
    for (const form of [part, stem(part)]) {
      for (const { label, quality } of catalog.vocabulary.get(form) ?? [])
        labels.set(label, Math.max(labels.get(label) ?? 0, quality));
    }
    return labels;
  });
  for (const [label, quality] of found[0]!) {
    const others = found.map((labels) => labels.get(label) ?? 0);
    const share = others.filter((other) => other > 0).length / parts.length;
    const value = share === 1 ? 0.8 * quality : 0.25 * share;
    if (value > match.labels[label]!) {
      match.labels[label] = value;
      match.covers[label] = share * parts.length * 0.8;
    }
  }
}

/** Two words of the query may be one in the documents: `public path`, `split chunks`. Matches are replaced, never changed. */
function addPairs(catalog: Catalog, query: Query, matches: WordMatch[]): void {
  for (let i = 0; i + 1 < query.words.length; i++) {
    const pair = query.words[i]!.text + query.words[i + 1]!.text;
    const occurrences = [...new Set([pair, stem(pair)])].flatMap((form) => catalog.vocabulary.get(form) ?? []);
    if (occurrences.length === 0) continue;
    for (const at of [i, i + 1]) {
      const labels = matches[at]!.labels.slice();
      const covers = matches[at]!.covers.slice();
      for (const { label, quality, covers: covered } of occurrences) {
        if (labels[label]! > quality) continue;
        labels[label] = quality;
        covers[label] = covered / 2;
      }
      const paired = { ...matches[at]!, labels, covers };
      matches[at] = { ...paired, around: contextOf(catalog, paired) };
    }
  }
}

/** Rare words weigh more. Counted where the word is meant for sure; words found nowhere weigh nothing. */
function rarity(catalog: Catalog, match: WordMatch): number {
  let best = 0;
  for (const quality of match.labels) if (quality > best) best = quality;
  let places = 0;
  if (best > 0) for (const quality of match.labels) if (quality >= best * 0.75) places++;
  let inBody = 0;
  for (const weight of match.body) if (weight > 0) inBody++;
  if (places === 0 && inBody === 0) return 0;
  const seen = Math.max(places, inBody / 4, 1);
  return Math.log(1 + catalog.entries.length / seen);
}

interface LabelScores {
  /** Share of each label that the query matches, 0 to 1. */
  shares: Float32Array;
}

function scoreLabels(catalog: Catalog, matches: WordMatch[]): LabelScores {
  const shares = new Float32Array(catalog.labels.length);
  for (const match of matches) {
    for (let label = 0; label < shares.length; label++) shares[label]! += match.covers[label]!;
  }
  for (let label = 0; label < shares.length; label++)
    shares[label] = Math.min(1, shares[label]! / catalog.labels[label]!.size);
  return { shares };
}

/** For the query as one identifier: quality by label. */
function scoreKeys(catalog: Catalog, query: Query): Map<number, number> {
  const byLabel = new Map<number, number>();
  const add = (key: string, factor: number): void => {
    for (const found of keysFor(catalog, key)) {
      for (const target of catalog.keys.get(found.key)!) {
        const spelling = query.oneWord && /\s/.test(catalog.labels[target.label]!.text) ? apartFactor : 1;
        const quality = found.quality * target.quality * factor * spelling;
        if (quality > (byLabel.get(target.label) ?? 0)) byLabel.set(target.label, quality);
      }
    }
  };
  add(query.key, 1);
  for (const term of query.terms) {
    if (term === query.key) continue;
    for (const target of catalog.keys.get(term) ?? []) {
      byLabel.set(target.label, Math.max(byLabel.get(target.label) ?? 0, target.quality * termShare));
    }
  }
  for (const { key, share } of query.messageKeys) {
    for (const target of catalog.keys.get(key) ?? []) {
      if (catalog.labels[target.label]!.size < 2) continue;
      byLabel.set(target.label, Math.max(byLabel.get(target.label) ?? 0, target.quality * sentenceShare * share));
    }
  }
  if (canonicalKey(query.key) !== query.key) add(canonicalKey(query.key), 0.9);
  if (query.flag && query.words.length <= 2) {
    const page = catalog.labels.findIndex(
      ({ entry }) => catalog.pages[catalog.entries[entry]!.page]!.url === flagsPage,
    );
    if (page >= 0) byLabel.set(page, Math.max(byLabel.get(page) ?? 0, 0.8));
  }
  return byLabel;
}

interface Scoring {
  query: Query;
  matches: WordMatch[];
  labelScores: LabelScores;
  keyed: Map<number, number>;
}

function scoreEntries(catalog: Catalog, scoring: Scoring): Ranked[] {
  const total = scoring.matches.reduce((sum, match) => sum + match.weight, 0) || 1;
  const best = new Map<number, Ranked>();
  const keep = (ranked: Ranked): void => {
    const known = best.get(ranked.entry);
    const evidence = Math.max(ranked.evidence, known?.evidence ?? 0);
    const named = ranked.named || (known?.named ?? false);
    best.set(ranked.entry, { ...(known && known.score >= ranked.score ? known : ranked), evidence, named });
  };
  // Plain loops over all labels: this is most of what a keystroke costs.
  for (let number = 0; number < catalog.labels.length; number++) {
    const label = catalog.labels[number]!;
    const strength = weights.labelBase + weights.labelShare * scoring.labelScores.shares[number]!;
    let words = 0;
    let evidence = 0;
    let asked = 0;
    for (let index = 0; index < scoring.matches.length; index++) {
      const match = scoring.matches[index]!;
      const own = match.labels[number]! * strength;
      const around = match.around[label.entry]!;
      const body = match.body[label.entry]!;
      words += match.weight * ((own > around ? own : around) + weights.bodyExtra * body);
      evidence += match.weight * (own > body ? own : body);
      if (match.labels[number]! > nameMatch) asked += match.weight;
    }
    const key = scoring.keyed.get(number) ?? 0;
    if (words === 0 && key === 0) continue;
    const score =
      (Math.max(words / total, key) + weights.key * key) *
      priorOf(catalog, label.entry, scoring.query) *
      labelFactor(catalog, label, scoring.query);
    keep({
      entry: label.entry,
      label: number,
      score,
      evidence: evidence / total,
      named: key >= nameKey || (asked / total > nameShare && scoring.labelScores.shares[number]! > nameShare),
    });
  }
  return [...best.values()];
}

/** What surrounds each entry says of a word: headings above, page title, description, prose; for a page, all of it. */
function contextOf(catalog: Catalog, match: Omit<WordMatch, 'around'>): Float32Array {
  const own = new Float32Array(catalog.entries.length);
  for (let number = 0; number < catalog.labels.length; number++) {
    const label = catalog.labels[number]!;
    const said = match.labels[number]! * (label.kind === 'name' ? rowContext : 1);
    if (said > own[label.entry]!) own[label.entry] = said;
  }
  const context = new Float32Array(catalog.entries.length);
  catalog.entries.forEach((entry, number) => {
    const page = catalog.pages[entry.page]!;
    const description = match.descriptions[entry.page]! * weights.description;
    const body = match.body[number]! * weights.body;
    const elsewhere = own[number]! * weights.otherLabel;
    if (number === page.firstEntry) {
      context[number] = Math.max(context[number]!, elsewhere, description, body);
      return;
    }
    const parent = own[entry.parent]! * (entry.parent === page.firstEntry ? weights.pageTitle : weights.parent);
    context[number] = Math.max(elsewhere, parent, own[page.firstEntry]! * weights.pageTitle, description * 0.8, body);
    context[page.firstEntry] = Math.max(
      context[page.firstEntry]!,
      Math.max(own[number]! * weights.pageHeading, match.body[number]! * weights.pageBody) *
        (page.readme ? weights.readme : 1),
    );
  });
  return context;
}

function labelFactor(catalog: Catalog, label: Label, query: Query): number {
  if (label.text.startsWith('--') && !query.flag) return unaskedFlag;
  if (label.kind === 'message') return query.message ? quotedMessage : 0;
  if (query.message && label.kind === 'alias' && urlOf(catalog, label) !== messagesPage) return secondhandMessage;
  if (label.shared) return query.words.length === 1 ? sharedTitleFactor : sharedTitleInProse;
  return label.kind === 'name' ? rowFactor : 1;
}

function urlOf(catalog: Catalog, { entry }: Label): string {
  return catalog.pages[catalog.entries[entry]!.page]!.url;
}

function priorOf(catalog: Catalog, number: number, query: Query): number {
  const entry = catalog.entries[number]!;
  const page = catalog.pages[entry.page]!;
  let prior = page.url === messagesPage ? 1 : sectionPrior[isSection(page.section) ? page.section : ''];
  if (entry.level === 1) prior *= query.identifier ? 1.05 : 1.12;
  else if (page.readme) prior *= 0.77;
  else if (entry.level >= 3) prior *= 0.97;
  if (entry.level >= 4) prior *= 0.97;
  prior *= 1 + popularPage * catalog.entries[page.firstEntry]!.popularity;
  if (page.section === 'blog' && entry.level > 1) prior *= newsFactor;
  if (entry.level > 1) prior *= 1 + popularHeading * entry.popularity;
  if (query.question && page.section === 'guides') prior *= 1.06;
  if (query.definition && (page.section === 'concepts' || page.url === '/glossary/')) prior *= 1.15;
  if (query.message && page.url === messagesPage) prior *= messageFactor;
  if (query.flag && page.url === flagsPage) prior *= 1.35;
  return prior;
}
