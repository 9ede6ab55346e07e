import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchProps } from '../../features/search/Search.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { FailureNotice } from '../../ui/FailureNotice/FailureNotice.tsx';
import * as styles from './SearchBox.module.css';

const loadSearch = () => import(/* webpackChunkName: "search" */ '../../features/search/Search.tsx');

/**
 * Renders a button that looks like a search field and opens the search dialog. The dialog's chunk is loaded on first
 * use. Until then, the head script (`search-keys.ts`) handles the keyboard shortcuts and buffers typed text.
 */
export function SearchBox() {
  const [dialog, setDialog] = useState<{ Search: ComponentType<SearchProps>; typed: string; isOpen: boolean }>();
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      const { Search } = await loadSearch();
      // Renders the search dialog synchronously so that no key press is lost between the buffer and the field.
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
        <FailureNotice onRetry={open} onClose={() => setFailed(false)}>
          {TEXTS.search.failed}
        </FailureNotice>
      )}
    </>
  );
}

/**
 * Returns the text typed since the search was opened, and stops buffering because the search field now receives the
 * keys.
 */
function takeTyped(): string {
  const { dataset } = document.documentElement;
  const { typed = '' } = dataset;
  delete dataset.typed;
  return typed;
}
