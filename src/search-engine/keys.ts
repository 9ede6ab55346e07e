/** Matches the whole search query as an identifier, and matches the names and messages in it. */
import { type Catalog, type Label } from './catalog.ts';
import { canonicalKey } from './add-keys.ts';
import { keysFor } from './lookup.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';

/** Scores the titles, names, and phrases that match the search query as a whole, from 0 to 1. */
export function scoreKeys(catalog: Catalog, query: Query): Map<Label, number> {
  const scores = new Map<Label, number>();
  const add = (label: Label, score: number): void => void scores.set(label, Math.max(scores.get(label) ?? 0, score));
  const completes =
    query.oneWord && (query.identifier || query.key.length >= shortestCompleted) && !catalog.keys.has(query.key);
  const typed = query.text.toLowerCase();
  const addWhole = (key: string, factor: number): void => {
    for (const found of keysFor(catalog, key)) {
      for (const { label, quality } of catalog.keys.get(found.key) ?? []) {
        const whole =
          completes && found.typed !== undefined && isOption(label)
            ? (weights.begun + (1 - weights.begun) * found.typed) * (query.identifier ? weights.begunIdentifier : 1)
            : found.quality;
        const isSpelled =
          !label.text.includes('_') || (query.oneWord && (found.typed === undefined || query.text.includes('_')));
        const isApart = query.identifier && key === found.key && !label.text.toLowerCase().includes(typed);
        add(label, whole * quality * factor * (isSpelled ? 1 : apartLoss) * (isApart ? wordsLoss : 1));
      }
    }
  };
  addWhole(query.key, 1);
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
}

/**
 * Factor for names such as `__webpack_version__` if the query has spaces, or is the beginning of such a name without
 * its underscores. Such a query probably doesn't refer to the name.
 */
const apartLoss = 0.6;

/** Factor for a title of separate words (`Public path`) if the query is the identifier of the same words. */
const wordsLoss = 0.6;

/** Minimum length of a query word that is completed to an option's name while the reader is typing it. */
const shortestCompleted = 5;

/** Pages that document names which readers use in configurations, modules, and loaders. */
const written =
  /^\/(?:configuration|plugins(?!\/internal-plugins)|loaders|api\/(?:module-methods|module-variables|loaders|[a-z]+-hooks))\//;

/**
 * Whether a label in the search index is the name of an option or a similar name, which readers type from its
 * beginning.
 */
function isOption({ entry, kind, text }: Label): boolean {
  return (
    written.test(entry.page.url) &&
    (kind === 'name' || /^[\w$]+(?:\.[\w$]+)*(?: option| \w+ hook)?$/.test(text)) &&
    entry.level > 1
  );
}
