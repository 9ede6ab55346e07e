/** Matches the whole search query as an identifier, and matches the names and messages in it. */
import { type Catalog, type Label } from './catalog.ts';
import { canonicalKey } from './add-keys.ts';
import { keysFor } from './lookup.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';
import { squash } from './words.ts';

/** Scores the titles, names, and phrases that match the search query as a whole, from 0 to 1. */
export function scoreKeys(catalog: Catalog, query: Query): Map<Label, number> {
  const scores = new Map<Label, number>();
  const add = (label: Label, score: number): void => void scores.set(label, Math.max(scores.get(label) ?? 0, score));
  const completes =
    query.oneWord && (query.identifier || query.key.length >= shortestCompleted) && !catalog.keys.has(query.key);
  const typed = query.text.toLowerCase();
  const addWhole = (key: string, factor: number): void => {
    const meant = keysFor(catalog, key);
    const isBegun =
      completes &&
      meant.some(
        ({ key: longer, typed: share }) =>
          share !== undefined && catalog.keys.get(longer)?.some(({ label }) => isOption(label)),
      );
    for (const found of meant) {
      const targets = catalog.keys.get(found.key) ?? [];
      const isNear = found.typed === undefined && key !== found.key;
      const isDocumented =
        query.identifier &&
        key === found.key &&
        targets.some(({ label }) => spells(label, typed) && isDocumentation(label));
      for (const { label, quality } of targets) {
        const whole =
          completes && found.typed !== undefined && isOption(label)
            ? (weights.begun + (1 - weights.begun) * found.typed) * (query.identifier ? weights.begunIdentifier : 1)
            : found.quality;
        const isSpelled =
          !label.text.includes('_') || (query.oneWord && (found.typed === undefined || query.text.includes('_')));
        const isApart =
          query.identifier && (key === found.key ? !spells(label, typed) : isNear && !isOneWord(label, found.key));
        const isBorrowed = isDocumented && label.kind === 'alias' && !isOption(label);
        add(
          label,
          whole *
            quality *
            factor *
            (isSpelled ? 1 : apartLoss) *
            (isApart ? wordsLoss : 1) *
            (isNear && isBegun ? nearLoss : 1) *
            (isBorrowed ? borrowedLoss : 1),
        );
      }
    }
  };
  addWhole(query.key, 1);
  if (completes && scores.size === 0) addAbbreviated();
  if (canonicalKey(query.key) !== query.key) addWhole(canonicalKey(query.key), 0.9);
  for (const term of query.terms) {
    if (term === query.key) continue;
    const weight = query.paths.includes(term) ? weights.path : weights.term;
    for (const { label, quality } of catalog.keys.get(term) ?? []) add(label, quality * weight);
  }
  for (const { key, share } of query.messageKeys) {
    for (const { label, quality } of catalog.keys.get(key) ?? [])
      if (label.size > 1) add(label, quality * weights.sentence * share);
  }
  return scores;

  /** Adds options whose name begins with the parts of the query, one after the other: `concatM`. */
  function addAbbreviated(): void {
    const parts = query.text.match(/^[a-z]+|[A-Z][a-z]*/g) ?? [];
    if (parts.length < 2 || parts.join('') !== query.text) return;
    const name = new RegExp(`(?:^|\\.)${parts.join('[a-z]*')}\\w*$`);
    for (const label of catalog.labels) if (name.test(label.text) && isOption(label)) add(label, weights.begun);
  }
}

/**
 * Factor for names such as `__webpack_version__` if the query has spaces, or is the beginning of such a name without
 * its underscores. Such a query probably doesn't refer to the name.
 */
const apartLoss = 0.6;

/** Factor for a title of separate words (`Public path`) if the query is the identifier of the same words. */
const wordsLoss = 0.6;

/** Factor for a name that differs from the query by a typing error, if the query is the beginning of an option's name. */
const nearLoss = 0.75;

/** Factor for a phrase that is the name of an option documented elsewhere, if the query is that name. */
const borrowedLoss = 0.45;

/** Whether a label contains the query as typed, rather than the same words in other spelling. */
export function spells({ text }: Label, typed: string): boolean {
  return text.toLowerCase().includes(typed);
}

/** Whether a label contains a key in a single word (`output.publicPath`), rather than in several (`Public path`). */
function isOneWord({ text }: Label, key: string): boolean {
  return text.split(/\s+/).some((word) => squash(word).endsWith(key));
}

/** Whether a label is a heading or a table row on a page that documents options or similar names. */
function isDocumentation({ entry, kind }: Label): boolean {
  return (kind === 'title' || kind === 'name') && entry.level > 1 && written.test(entry.page.url);
}

/** Minimum length of a query word that is completed to an option's name while the reader is typing it. */
const shortestCompleted = 5;

/** Pages that document names which readers use in configurations, modules, and loaders. */
const written =
  /^\/(?:configuration|plugins(?!\/internal-plugins)|loaders|api\/(?:module-methods|module-variables|hot-module-replacement|loaders|[a-z]+-hooks))\//;

/** Pages about a loader or plugin, whose titles readers type from their beginning. */
const extension = /^\/(?:plugins(?!\/internal-plugins)|loaders)\/[\w-]+\//;

/**
 * Whether a label in the search index is the name of an option, loader, or plugin, or a similar name, which readers
 * type from its beginning.
 */
function isOption({ entry, kind, text }: Label): boolean {
  if (entry.level === 1) return kind !== 'message' && extension.test(entry.page.url) && /^[\w-]{8,}$/.test(text);
  return written.test(entry.page.url) && (kind === 'name' || /^[\w$]+(?:\.[\w$]+)*(?: option| \w+ hook)?$/.test(text));
}
