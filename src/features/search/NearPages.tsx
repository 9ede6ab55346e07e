import { useEffect, useState } from 'react';
import { markText } from '../../search-engine/mark.ts';
import { wordsOfAddress } from './address-words.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import { pagesNear } from './near-pages.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { openProvider, type SearchProvider } from './provider.ts';
import * as styles from './NearPages.module.css';

/** Maximum number of pages to suggest for an unknown URL. */
const atMost = 4;

/** Shows suggestions on the 404 page: a button for the search, and pages that match the words in the URL. */
export function NearPages({ path }: { path: string }) {
  const [pages, setPages] = useState<NearPage[]>();
  useEffect(() => {
    let isCurrent = true;
    findNear(path).then(
      (found) => isCurrent && setPages(found),
      // If the search index fails to load, the reader can still browse pages or open the search, which reports the
      // error.
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) setPages([]);
      },
    );
    return () => void (isCurrent = false);
  }, [path]);
  return (
    <>
      <button type="button" className={styles.search} onClick={openSearchDialog}>
        {TEXTS.search.searchDocumentation}
      </button>
      {pages?.length === 0 && (
        <nav className={styles.browse} aria-label={TEXTS.search.browsing}>
          <BrowseLinks />
        </nav>
      )}
      {pages !== undefined && pages.length > 0 && (
        <nav aria-labelledby="near-pages">
          <h2 id="near-pages" className={styles.title}>
            {TEXTS.missing.near}
          </h2>
          <ul className={styles.list}>
            {pages.map(({ url, title, says }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                <span>{says}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** A page suggested for an unknown URL, with the sentence that best matches the URL. */
interface NearPage {
  url: string;
  title: string;
  says: string;
}

/**
 * Finds pages with a similar path, followed by search results for the last part of the path, or for the whole path if
 * the last part has none.
 */
async function findNear(path: string): Promise<NearPage[]> {
  const provider = await openProvider();
  const near = pagesNear(provider.pages?.() ?? [], path);
  const [words = '', found = []] = await firstFound(provider, wordsOfAddress(path));
  const known = new Set(near.map(({ url }) => url));
  const pages = [...near, ...found.filter(({ url }) => !known.has(url))].slice(0, atMost);
  const excerpts = await provider.excerpts?.(words, pages);
  return pages.map(({ url, title }) => ({ url, title, says: excerpts?.get(url) ?? '' }));
}

/**
 * Returns the first of several queries that has results, together with its results. Returns an empty array if no query
 * has any.
 */
async function firstFound(provider: SearchProvider, tries: readonly string[]): Promise<[string, SearchResult[]] | []> {
  for (const words of tries) {
    // Skip pages without a query word in their title, because they mention the words only in their prose.
    const found = (await provider.find(words, {})).filter(
      ({ heading, title }) => heading === '' && markText(title, words).some(({ marked }) => marked),
    );
    if (found.length > 0) return [words, found];
  }
  return [];
}

/** Opens the search by clicking the button in the header, which loads the dialog. */
function openSearchDialog(): void {
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
