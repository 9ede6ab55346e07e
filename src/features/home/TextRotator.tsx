import { useEffect, useState } from 'react';
import * as styles from './TextRotator.module.css';

interface Props {
  words: string[];
  /** How long the first word stays, in milliseconds; as long as the others by default. */
  delay?: number;
  /** How long each word stays, in milliseconds. */
  repeatDelay?: number;
  /** Stands still. */
  paused?: boolean;
}

/** Shows one word after the other in the same place. Hidden from screen readers, which would hear each change. */
export function TextRotator({ words, repeatDelay = 3000, delay = repeatDelay, paused = false }: Props) {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (paused) return;
    // Counts turns instead of reading a clock, so that a paused word goes on from where it stood.
    const timer = setTimeout(() => setTurns(turns + 1), turns === 0 ? delay : repeatDelay);
    return () => clearTimeout(timer);
  }, [turns, paused, delay, repeatDelay]);
  return (
    <span className={styles.rotator} aria-hidden="true">
      <span key={turns} className={turns === 0 ? undefined : styles.word}>
        {words[turns % words.length]}
      </span>
    </span>
  );
}
