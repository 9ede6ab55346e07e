import type { ReactNode } from 'react';
import * as styles from './FailureNotice.module.css';

interface FailureNoticeProps {
  /** A sentence that tells the reader what couldn't be loaded. */
  children: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** Renders an alert below the header which says that something the reader requested couldn't be loaded. */
export function FailureNotice({ children, onRetry, onClose }: FailureNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <span>{children}</span>
      <button type="button" onClick={onRetry}>
        {TEXTS.tryAgain}
      </button>
      <button type="button" onClick={onClose}>
        {TEXTS.close}
      </button>
    </div>
  );
}
