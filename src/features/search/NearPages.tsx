import { useEffect, useState } from 'react';
import { wordsOfAddress } from './address-words.ts';
import { pagesNear } from './near-pages.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { openProvider, type SearchProvider } from './provider.ts';
import * as styles from './NearPages.module.css';

/** Pages offered at most. */
const atMost = 4;

/** Where an unknown address may have been meant to lead: the search, and pages that its words find. */
export function NearPages({ path }: { path: string }) {
  const [pages, setPages] = useState<NearPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Without the index there is still the search, which says by itself what is wrong.
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

/** A page that may be meant, with the sentence of it that says most about the address. */
interface NearPage {
  url: string;
  title: string;
  says: string;
}

/** Pages with an address like it; then those that the last part of the address finds, or where it finds none, all of it. */
async function findNear(path: string): Promise<NearPage[]> {
  const provider = await openProvider();
  const near = pagesNear(provider.pages?.() ?? [], path);
  const [words = '', found = []] = await firstFound(provider, wordsOfAddress(path));
  const known = new Set(near.map(({ url }) => url));
  const pages = [...near, ...found.filter(({ url }) => !known.has(url))].slice(0, atMost);
  const excerpts = await provider.excerpts?.(words, pages);
  return pages.map(({ url, title }) => ({ url, title, says: excerpts?.get(url) ?? '' }));
}

/** The first words that find pages, and these; nothing where none do. */
async function firstFound(provider: SearchProvider, tries: readonly string[]): Promise<[string, SearchResult[]] | []> {
  for (const words of tries) {
    const found = (await provider.find(words, {})).filter(({ heading }) => heading === '');
    if (found.length > 0) return [words, found];
  }
  return [];
}

/** The search is the header's, which has its keys and its chunk. */
function openSearchDialog(): void {
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
