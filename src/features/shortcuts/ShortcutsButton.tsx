import * as styles from './ShortcutsButton.module.css';

/** Opens the list of keys (`src/mdx/keys/`), for those who do not know of `?` or switched it off. */
export function ShortcutsButton() {
  return (
    <button type="button" className={styles.button} data-show-keys="">
      {TEXTS.keys.title}
    </button>
  );
}
