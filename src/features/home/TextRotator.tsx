import * as styles from './TextRotator.module.css';

interface Props {
  /** Each has its turn; how long is in the stylesheet. */
  words: readonly [string, string, string, string];
}

/** Shows one word after the other in the same place, without a script. Hidden from screen readers, which would hear all. */
export function TextRotator({ words }: Props) {
  return (
    <span className={styles.rotator} aria-hidden="true">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}
