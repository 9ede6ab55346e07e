import { useEffect, useState } from 'react';
import { wordsOfAddress } from './address-words.ts';
import { openProvider } from './provider.ts';
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

/** Pages for the last part of the address; where it finds none, for all of it. */
async function findNear(path: string): Promise<NearPage[]> {
  const provider = await openProvider();
  for (const words of wordsOfAddress(path)) {
    const found = (await provider.find(words, {})).filter(({ heading }) => heading === '').slice(0, atMost);
    if (found.length === 0) continue;
    const excerpts = await provider.excerpts?.(words, found);
    return found.map(({ url, title }) => ({ url, title, says: excerpts?.get(url) ?? '' }));
  }
  return [];
}

/** The search is the header's, which has its keys and its chunk. */
function openSearchDialog(): void {
  document.querySelector<HTMLElement>('[data-search-open]')?.click();
}
