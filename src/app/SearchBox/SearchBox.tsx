import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Trouble } from '../../ui/Trouble/Trouble.tsx';
import * as styles from './SearchBox.module.css';

/** What the search dialog is given. */
interface SearchProps {
  isOpen: boolean;
  /** What the reader typed already. */
  typed: string;
  /** The reader is done for now. */
  onClose: () => void;
}

const loadSearch = () => import(/* webpackChunkName: "search" */ '../../features/search/Search.tsx');

/**
 * Looks like a search field and opens the search dialog, whose chunk comes when the reader reaches for it. Its keys, and what is
 * typed meanwhile, are the head script's (`search-keys.ts`).
 */
export function SearchBox() {
  const [dialog, setDialog] = useState<{ Search: ComponentType<SearchProps>; typed: string; isOpen: boolean }>();
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      const { Search } = await loadSearch();
      // At once, so that no key falls between what was kept and the field.
      flushSync(() => setDialog({ Search, typed: takeTyped(), isOpen: true }));
    } catch (error) {
      takeTyped();
      setFailed(true);
      console.error(error);
    }
  }

  const warm = () => void loadSearch().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label={TEXTS.search.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-needs-script=""
        data-search-open=""
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="search" size={18} />
        <span className={styles.word}>{TEXTS.search.search}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {dialog && (
        <dialog.Search
          isOpen={dialog.isOpen}
          typed={dialog.typed}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
      {hasFailed && (
        <Trouble onRetry={open} onClose={() => setFailed(false)}>
          {TEXTS.search.failed}
        </Trouble>
      )}
    </>
  );
}

/** What was typed since the search was asked for; from then on keys are the field's. */
function takeTyped(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
