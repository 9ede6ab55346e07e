import { useId, useState } from 'react';
import { fitted } from '../../search-engine/query.ts';
import { NoResults } from './NoResults.tsx';
import { QueryBox } from './QueryBox.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { rememberSearch } from './recent-searches.ts';
import { ResultList } from './ResultList.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { BrowseLinks } from './BrowseLinks.tsx';
import { useActiveResult } from './useActiveResult.ts';
import { useModal } from './useModal.ts';
import { useNewer } from './useNewer.ts';
import { useResults } from './useResults.ts';
import { SearchedVersion } from './SearchedVersion.tsx';
import * as styles from './Search.module.css';

interface SearchDialogProps {
  /** Text that the reader typed while the search dialog was loading. */
  typed: string;
  /**
   * Query that was in the search field when the dialog was last closed without opening a result. It is selected so that
   * typing replaces it.
   */
  left: string;
  /** Called to unmount the search dialog, with the query to remember for the next time it is opened. */
  onClose: (left: string) => void;
}

/**
 * Loads the code that highlights the query on the opened page. It is loaded after the navigation, so it doesn't delay
 * the first result.
 */
const loadMarking = () => import(/* webpackChunkName: "mark-answer" */ './mark-answer.ts');

/**
 * Renders the search dialog, with a query field, results as you type, and keyboard navigation. The dialog is open while
 * the component is mounted.
 */
export function SearchDialog({ typed, left, onClose }: SearchDialogProps) {
  const dialog = useModal();
  const listId = useId();
  const [query, setQuery] = useState(fitted(typed) || left);
  const [section, setSection] = useState<string>();
  const { state, results, sections, excerpts, loadSince, retry } = useResults(query, section);
  const { active, setActive, onKeyDown } = useActiveResult(listId, results.length, () => rememberSearch(query));
  const newerIn = useNewer(loadSince);
  const asked = query.trim() !== '';

  const ask = (typed: string) => {
    setQuery(fitted(typed));
    setActive(0);
  };
  const leave = () => onClose(query);
  const lead = () => onClose('');
  const choose = (address: string) => {
    rememberSearch(query);
    lead();
    void loadMarking().then(({ markAnswer }) => markAnswer(address, query), console.warn);
  };
  const narrow = (chosen: string | undefined) => {
    setSection(chosen);
    setActive(0);
  };
  const hasList = state === 'ready' && results.length > 0;
  return (
    // A click beside the dialog closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={TEXTS.search.searchDocumentation}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => event.target === event.currentTarget && leave()}
    >
      <div className={styles.panel}>
        <QueryBox
          query={query}
          list={hasList ? { id: listId, active } : undefined}
          onAsk={ask}
          isLeft={typed === '' && left !== ''}
          onKeyDown={onKeyDown}
          onClose={leave}
        />
        <SectionFilter sections={sections} chosen={section} onChoose={narrow} />
        <div className={styles.body}>
          {!asked && state !== 'failed' && (
            <>
              <RecentSearches onPick={ask} />
              <BrowseLinks onChoose={lead} />
            </>
          )}
          {asked && hasList && (
            <ResultList
              id={listId}
              query={query}
              results={results}
              excerpts={excerpts}
              newerIn={newerIn}
              active={active}
              onActivate={setActive}
              onChoose={choose}
            />
          )}
          {asked && state === 'loading' && <p className={styles.message}>{TEXTS.loading}</p>}
          {asked && state === 'ready' && results.length === 0 && (
            <NoResults
              query={query}
              onWiden={section === undefined ? undefined : () => narrow(undefined)}
              onChoose={lead}
            />
          )}
          {state === 'failed' && <Failed onRetry={retry} />}
        </div>
        <Foot query={query} count={asked && state === 'ready' ? results.length : undefined} />
      </div>
    </dialog>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>{TEXTS.search.failed}</p>
      <button type="button" className="button" data-search-retry="" onClick={onRetry}>
        {TEXTS.tryAgain}
      </button>
    </div>
  );
}

/** Renders the footer of the search dialog: the number of results, once known, and keyboard hints. */
function Foot({ query, count }: { query: string; count: number | undefined }) {
  return (
    <div className={styles.foot}>
      <p role="status">{count !== undefined && TEXTS.search.count(count)}</p>
      <SearchedVersion query={query} />
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {TEXTS.search.move} <kbd>Enter</kbd> {TEXTS.search.open} <kbd>Ctrl</kbd>{' '}
        <kbd>Enter</kbd> {TEXTS.search.newTab}
      </p>
    </div>
  );
}
