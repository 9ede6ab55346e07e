import { Starts } from './Starts.tsx';
import * as styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  /** Looks in all sections; nothing where it did. */
  onWiden: (() => void) | undefined;
  onChoose: () => void;
}

/** What shows where nothing fits: what to try, and where to go from here. */
export function NoResults({ query, onWiden, onChoose }: NoResultsProps) {
  return (
    <>
      <div className={styles.message}>
        <p>
          {TEXTS.search.nothingFor}
          <strong>{query.trim()}</strong>
          {onWiden ? TEXTS.search.nothingInSection : '.'}
        </p>
        {onWiden ? (
          <button type="button" className="button" data-search-widen="" onClick={onWiden}>
            {TEXTS.search.searchAll}
          </button>
        ) : (
          <p>{TEXTS.search.advice}</p>
        )}
      </div>
      <Starts onChoose={onChoose} />
    </>
  );
}
