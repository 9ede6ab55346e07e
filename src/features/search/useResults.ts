import { useEffect, useState } from 'react';
import type { SearchResult } from './engine/search.ts';
import { openProvider, type SearchProvider } from './provider.ts';

/** How far the search is. */
export type SearchState = 'loading' | 'ready' | 'failed';

interface Results {
  state: SearchState;
  results: SearchResult[];
  sections: string[];
  /** Tries again after a failure. */
  retry: () => void;
}

interface Asked {
  query: string;
  section: string | undefined;
}

/** Results for a query as it is typed: at once from what is loaded, then again with what the query needed besides. */
export function useResults(query: string, section: string | undefined): Results {
  const [provider, setProvider] = useState<SearchProvider>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [found, setFound] = useState<{ asked: Asked; results: SearchResult[] }>();

  useEffect(() => {
    if (provider) return;
    let current = true;
    openProvider().then(
      (opened) => current && setProvider(opened),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [provider, attempt]);

  useEffect(() => {
    if (!provider || query.trim() === '') return;
    let current = true;
    const asked = { query, section };
    provider.find(query, { section }).then(
      (results) => current && setFound({ asked, results }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [provider, query, section, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const sections = provider?.sections ?? [];
  if (failed) return { state: 'failed', results: [], sections, retry };
  if (!provider) return { state: 'loading', results: [], sections, retry };
  if (query.trim() === '') return { state: 'ready', results: [], sections, retry };
  const isFinal = found?.asked.query === query && found.asked.section === section;
  if (isFinal) return { state: 'ready', results: found.results, sections, retry };
  if (provider.now) return { state: 'ready', results: provider.now(query, { section }), sections, retry };
  return { state: found ? 'ready' : 'loading', results: found?.results ?? [], sections, retry };
}
