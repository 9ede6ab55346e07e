import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import * as styles from './RecentSearches.module.css';

/** Shows recent searches, or suggestions, before the reader types a query. */
export function RecentSearches({ onPick }: { onPick: (query: string) => void }) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) {
    return (
      <p className={styles.hint}>
        {TEXTS.search.hintBefore}
        <code>output.publicPath</code>
        {TEXTS.search.hintAfter}
      </p>
    );
  }
  return (
    <section className={styles.recent} aria-label={TEXTS.search.recentSearches}>
      <div className={styles.head}>
        <h2>{TEXTS.search.recent}</h2>
        <button
          type="button"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          {TEXTS.search.clear}
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" data-search-recent="" onClick={() => onPick(query)}>
              <Icon name="search" size={14} />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
