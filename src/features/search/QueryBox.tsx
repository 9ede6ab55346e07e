import type { ClipboardEvent, KeyboardEvent } from 'react';
import { queryLimit } from '../../search-engine/query.ts';
import { lineMark } from '../../search-engine/telling-lines.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { optionId } from './ResultList.tsx';
import * as styles from './Search.module.css';

interface QueryBoxProps {
  query: string;
  /** The list of results and which of them is active; undefined while there is none. */
  list: { id: string; active: number } | undefined;
  onAsk: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** Where the query is typed or pasted: a combobox for the list of results. */
export function QueryBox({ query, list, onAsk, onKeyDown, onClose }: QueryBoxProps) {
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A box of one line would join the lines of a message without a space between.
    const text = event.clipboardData.getData('text').trim();
    if (!text.includes('\n')) return;
    event.preventDefault();
    const box = event.currentTarget;
    const lines = text.replace(/\s*\n\s*/g, lineMark);
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
        maxLength={queryLimit}
        // The dialog opens to type into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
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
        {TEXTS.search.escape}
      </button>
    </div>
  );
}
