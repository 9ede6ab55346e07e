import * as styles from './ShortcutsButton.module.css';

/**
 * Renders a button that opens the list of keyboard shortcuts (`key-list.ts`), for readers who don't know the `?`
 * key or turned off single-key shortcuts.
 */
export function ShortcutsButton() {
  return (
    <button type="button" className={styles.button} data-show-keys="">
      {TEXTS.keys.title}
    </button>
  );
}
