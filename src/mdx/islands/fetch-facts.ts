import { onHost } from '../../model/on-host.ts';
import type { PublishedFact } from '../../model/published-fact.ts';

/** Fetches the facts of a kind from `/facts/<kind>.json`. Rejects if that fails. */
export async function fetchFacts(kind: string, signal?: AbortSignal): Promise<PublishedFact[]> {
  const answer = await fetch(onHost(`/facts/${kind}.json`), { signal: signal ?? null });
  if (!answer.ok) throw new Error(`/facts/${kind}.json answered ${answer.status}`);
  return (await answer.json()) as PublishedFact[];
}
