import { useEffect, useMemo, useState } from 'react';
import type { Excerpts, SearchResult } from '../../search-engine/search.ts';
import { openProvider, type SearchProvider } from './provider.ts';

/** State of the search index. */
type SearchState = 'loading' | 'ready' | 'failed';

interface Results {
  state: SearchState;
  results: SearchResult[];
  sections: string[];
  /** Excerpts for search results, by URL. Excerpts for the previous query remain until new ones arrive. */
  excerpts: Excerpts;
  /** Loads the first webpack version of each documented feature, as `since` of the `SearchProvider` does. */
  loadSince: SearchProvider['since'];
  /** Tries again to load the search index after a failure. */
  retry: () => void;
}

interface RequestedSearch {
  query: string;
  section: string | undefined;
}

/** How long to wait after a keystroke before loading excerpts, in milliseconds. */
const pause = 250;

const noExcerpts: Excerpts = new Map();

/**
 * Returns search results as the reader types a query: first from data that is already loaded, and again after more data
 * for the query was loaded.
 */
export function useResults(query: string, section: string | undefined): Results {
  // Wrapper around the search provider. It is replaced by a new object whenever the provider has loaded more data, so
  // that React renders again.
  const [opened, setOpened] = useState<{ provider: SearchProvider }>();
  const provider = opened?.provider;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [found, setFound] = useState<{ asked: RequestedSearch; results: SearchResult[] }>();

  useEffect(() => {
    if (provider) return;
    let current = true;
    openProvider().then(
      (usable) => current && setOpened({ provider: usable }),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [provider, attempt]);

  useEffect(() => {
    if (!provider || query.trim() === '') return;
    let current = true;
    if (provider.prepare) void provider.prepare(query).then((isMore) => current && isMore && setOpened({ provider }));
    else {
      provider.find(query, { section }).then(
        (results) => current && setFound({ asked: { query, section }, results }),
        () => current && setFailed(true),
      );
    }
    return () => void (current = false);
  }, [provider, query, section, attempt]);

  const atOnce = useMemo(
    () => (query.trim() === '' ? [] : opened?.provider.now?.(query, { section })),
    [opened, query, section],
  );

  const [excerpts, setExcerpts] = useState(noExcerpts);
  useEffect(() => {
    if (!provider?.excerpts || !atOnce || atOnce.length === 0) return;
    let current = true;
    const timer = setTimeout(() => {
      void provider.excerpts!(query, atOnce).then((found) => current && setExcerpts(found));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [provider, query, atOnce]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const { sections = [], since: loadSince } = provider ?? {};
  if (failed) return { state: 'failed', results: [], sections, excerpts, loadSince, retry };
  if (!provider) return { state: 'loading', results: [], sections, excerpts, loadSince, retry };
  if (query.trim() === '') return { state: 'ready', results: [], sections, excerpts, loadSince, retry };
  if (atOnce) return { state: 'ready', results: atOnce, sections, excerpts, loadSince, retry };
  // A hosted search index responds asynchronously, so ignore results for an earlier query.
  const isAnswered = found?.asked.query === query && found.asked.section === section;
  return {
    state: isAnswered ? 'ready' : 'loading',
    results: isAnswered ? found.results : [],
    sections,
    excerpts,
    loadSince,
    retry,
  };
}
