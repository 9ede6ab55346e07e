import type { ReactNode } from 'react';
import * as styles from './Trouble.module.css';

interface TroubleProps {
  /** What did not come, in a sentence. */
  children: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** Tells, under the header and aloud, that what the reader asked for could not be loaded. */
export function Trouble({ children, onRetry, onClose }: TroubleProps) {
  return (
    <div role="alert" className={styles.trouble}>
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
