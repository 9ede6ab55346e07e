import { useEffect, useState } from 'react';
import { wordsOfAddress } from './address-words.ts';
import { pagesNear } from './near-pages.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { openProvider, type SearchProvider } from './provider.ts';
import * as styles from './NearPages.module.css';

/** Maximum number of suggested pages. */
const atMost = 4;

/** Suggestions for an unknown address: the search, and pages that match its words. */
export function NearPages({ path }: { path: string }) {
  const [pages, setPages] = useState<NearPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // If the index fails to load, the search box is still shown, and reports the error itself.
    findNear(path).then((found) => isCurrent && setPages(found), console.warn);
    return () => void (isCurrent = false);
  }, [path]);
  return (
    <>
      <button type="button" className={styles.search} onClick={openSearchDialog}>
        {TEXTS.search.searchDocumentation}
      </button>
      {pages.length > 0 && (
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

/** A suggested page, with the sentence that matches the address best. */
interface NearPage {
  url: string;
  title: string;
  says: string;
}

/**
 * Pages with a similar address, followed by results for the last part of the address, or for the whole address if there
 * are none.
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

/** The first words with results, and these results; undefined if no words have any. */
async function firstFound(provider: SearchProvider, tries: readonly string[]): Promise<[string, SearchResult[]] | []> {
  for (const words of tries) {
    const found = (await provider.find(words, {})).filter(({ heading }) => heading === '');
    if (found.length > 0) return [words, found];
  }
  return [];
}

/** Opens the header's search, which handles its own shortcuts and chunk. */
function openSearchDialog(): void {
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
