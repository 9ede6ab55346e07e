import type { ReactNode } from 'react';
import * as styles from './Trouble.module.css';

interface TroubleProps {
  /** A sentence that says what couldn't be loaded. */
  children: ReactNode;
  onRetry: () => void;
  onClose: () => void;
}

/** Alert under the header: something that the reader requested could not be loaded. */
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
