import * as styles from './ShortcutsButton.module.css';

/**
 * Opens the list of keyboard shortcuts (`src/prose/keys/`), for readers who don't know the `?` key or turned single-key
 * shortcuts off.
 */
export function ShortcutsButton() {
  return (
    <button type="button" className={styles.button} data-show-keys="">
      {TEXTS.keys.title}
    </button>
  );
}
