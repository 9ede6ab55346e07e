import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { fitted } from '../../search-engine/query.ts';
import { lineMark } from '../../search-engine/telling-lines.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { optionId } from './ResultList.tsx';
import * as styles from './Search.module.css';

interface QueryBoxProps {
  query: string;
  /** The id of the list of search results and the index of the active one. Undefined if there is no list. */
  list: { id: string; active: number } | undefined;
  /** Whether the field still contains the previous query, which typing replaces. */
  isLeft: boolean;
  onAsk: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** Renders the search field, a combobox that controls the list of results. */
export function QueryBox({ query, list, isLeft, onAsk, onKeyDown, onClose }: QueryBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isLeft) field.current?.select();
  }, [isLeft]);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Handle the paste event here, because a single-line field would join pasted lines without a space.
    event.preventDefault();
    const box = event.currentTarget;
    const lines = fitted(event.clipboardData.getData('text').trim()).replace(/\s*\n\s*/g, lineMark);
    box.setRangeText(lines, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
    onAsk(box.value);
  };
  return (
    <div className={styles.box}>
      <Icon name="search" size={20} />
      <input
        className={styles.input}
        data-search-input=""
        type="text"
        role="combobox"
        aria-label={TEXTS.search.search}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list && optionId(list.id, list.active)}
        placeholder={TEXTS.search.searchDocumentation}
        // Focus the search field, because readers open the dialog to type a query.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        ref={field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onAsk(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} aria-label={TEXTS.search.closeSearch} onClick={onClose}>
        <span className={styles.escape}>{TEXTS.search.escape}</span>
        <span className={styles.cancel}>{TEXTS.search.cancel}</span>
      </button>
    </div>
  );
}
