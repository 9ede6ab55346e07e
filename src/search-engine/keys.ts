/** What a query is as one identifier, and what names and messages in it are. */
import { type Catalog, type Label } from './catalog.ts';
import { canonicalKey } from './add-keys.ts';
import { keysFor } from './lookup.ts';
import type { Query } from './query.ts';
import { weights } from './weights.ts';

/** How well labels fit the query as a whole, 0 to 1, those that do. */
export function scoreKeys(catalog: Catalog, query: Query): Map<Label, number> {
  const scores = new Map<Label, number>();
  const add = (label: Label, score: number): void => void scores.set(label, Math.max(scores.get(label) ?? 0, score));
  const addWhole = (key: string, factor: number): void => {
    for (const found of keysFor(catalog, key)) {
      for (const { label, quality } of catalog.keys.get(found.key) ?? []) add(label, found.quality * quality * factor);
    }
  };
  addWhole(query.key, 1);
  if (canonicalKey(query.key) !== query.key) addWhole(canonicalKey(query.key), 0.9);
  for (const term of query.terms) {
    if (term === query.key) continue;
    for (const { label, quality } of catalog.keys.get(term) ?? []) add(label, quality * weights.term);
  }
  for (const { key, share } of query.messageKeys) {
    for (const { label, quality } of catalog.keys.get(key) ?? [])
      if (label.size > 1) add(label, quality * weights.sentence * share);
  }
  return scores;
}
