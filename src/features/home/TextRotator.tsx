import * as styles from './TextRotator.module.css';

interface Props {
  /** The words to rotate; the stylesheet sets the timing. */
  words: readonly [string, string, string, string];
}

/** Shows one word after another in the same place, by CSS. Hidden from screen readers, which would read all of them. */
export function TextRotator({ words }: Props) {
  return (
    <span className={styles.rotator} aria-hidden="true">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}
