import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import * as styles from './CopyButton.module.css';

interface Props {
  /** Returns the text that the button copies. */
  text: () => string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Button that copies a text and shows whether that succeeded. It is as wide as its longest label, so nothing on the
 * page moves.
 */
export function CopyButton({ text, className, children }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () =>
    setSaid((await copyText(text())) ? TEXTS.projectStarter.copied : TEXTS.projectStarter.copyBlocked);
  return (
    <button type="button" className={className} data-needs-script="" onClick={() => void copy()}>
      <span className={styles.words}>
        <span aria-live="polite">{said === '' ? children : said}</span>
        <span aria-hidden="true">{children}</span>
        <span aria-hidden="true">{TEXTS.projectStarter.copied}</span>
      </span>
    </button>
  );
}
