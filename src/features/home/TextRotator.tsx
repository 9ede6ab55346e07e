import * as styles from './TextRotator.module.css';

interface Props {
  /** Words to rotate. The stylesheet sets the timing. */
  words: readonly [string, string, string, string];
}

/**
 * Shows one word after another in the same position, using only CSS. Hidden from screen readers, because they would
 * read all the words.
 */
export function TextRotator({ words }: Props) {
  return (
    <span className={styles.rotator} aria-hidden="true">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}
