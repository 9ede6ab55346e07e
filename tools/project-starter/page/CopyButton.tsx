import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';

interface Props {
  /** Returns the text to copy. */
  text: () => string;
  className: string | undefined;
  children: ReactNode;
}

/** Button that copies a text and shows whether that succeeded. */
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
      <span aria-live="polite">{said === '' ? children : said}</span>
    </button>
  );
}
