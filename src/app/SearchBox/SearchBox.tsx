import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './SearchBox.module.css';

/** What the search dialog is given. */
interface SearchProps {
  /** The reader is done: unmount. */
  onClose: () => void;
}

const loadSearch = () => import(/* webpackChunkName: "search" */ '../../features/search/Search.tsx');

/** Looks like a search field and opens the search dialog, whose chunk comes when the reader reaches for it. */
export function SearchBox() {
  const [Search, setSearch] = useState<ComponentType<SearchProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpen(true);
    try {
      const { Search: Dialog } = await loadSearch();
      setSearch(() => Dialog);
    } catch (error) {
      setOpen(false);
      console.error(error);
    }
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const warm = () => void loadSearch().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-needs-script=""
        data-search-open=""
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="search" size={18} />
        <span className={styles.word}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && Search && <Search onClose={() => setOpen(false)} />}
    </>
  );
}

/** `/` outside of fields, Ctrl-K, Cmd-K. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return true;
  const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
