import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import * as styles from './RecentSearches.module.css';

/** What shows before anything is typed: searches of before, or what can be searched for. */
export function RecentSearches({ onPick }: { onPick: (query: string) => void }) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) {
    return (
      <p className={styles.hint}>
        Search for an option (<code>output.publicPath</code>), a hook, a plugin, an error message as printed, or a
        question.
      </p>
    );
  }
  return (
    <section className={styles.recent} aria-label="Recent searches">
      <div className={styles.head}>
        <h2>Recent</h2>
        <button
          type="button"
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          Clear
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
