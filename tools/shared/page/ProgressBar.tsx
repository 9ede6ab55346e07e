import * as styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Completed share, from 0 to 1, or `undefined` if the progress is unknown. */
  share: number | undefined;
  /** Accessible name of the progress bar. Not needed if a `label` element contains the bar. */
  label?: string;
}

/** A thin progress bar that looks the same in all browsers. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  return <progress className={styles.bar} value={share} aria-label={label} />;
}
