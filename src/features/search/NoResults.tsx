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
          Nothing found for <strong>{query.trim()}</strong>
          {onWiden ? ' in this section.' : '.'}
        </p>
        {onWiden ? (
          <button type="button" className="button" data-search-widen="" onClick={onWiden}>
            Search all sections
          </button>
        ) : (
          <p>Try the name of an option, the words of the message without file names, or fewer words.</p>
        )}
      </div>
      <Starts onChoose={onChoose} />
    </>
  );
}
