import { isListOf, isObjectWith } from '../../model/json-shape.ts';
import type { PublishedFact } from '../../model/published-fact.ts';
import { fetchJson } from './fetch-json.ts';

const isFacts = isListOf(isObjectWith<PublishedFact>('id', 'name'));

/** Fetches the facts of a kind, such as all hooks, from `/facts/<kind>.json`. Rejects if that fails. */
export function fetchFacts(kind: string, signal?: AbortSignal): Promise<PublishedFact[]> {
  return fetchJson(`/facts/${kind}.json`, isFacts, signal);
}
