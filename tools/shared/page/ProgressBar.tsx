import * as styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Share that is done, from 0 to 1, or `undefined` if it is unknown. */
  share: number | undefined;
  /** Name of the bar, if no `label` element contains it. */
  label?: string;
}

/** A thin progress bar that looks the same in all browsers. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  return <progress className={styles.bar} value={share} aria-label={label} />;
}
