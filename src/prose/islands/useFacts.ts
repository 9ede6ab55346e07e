import { useEffect, useState } from 'react';
import type { PublishedFact } from '../../model/published-fact.ts';
import { fetchFacts } from '../../ui/browser/fetch-facts.ts';

/**
 * Returns the facts of a kind, such as all options, from `/facts/<kind>.json`. Returns undefined while they are
 * loading, and `failed` if that fails.
 */
export function useFacts(kind: string): PublishedFact[] | 'failed' | undefined {
  const [facts, setFacts] = useState<PublishedFact[] | 'failed'>();
  useEffect(() => {
    const leave = new AbortController();
    fetchFacts(kind, leave.signal).then(setFacts, () => leave.signal.aborted || setFacts('failed'));
    return () => leave.abort();
  }, [kind]);
  return facts;
}
