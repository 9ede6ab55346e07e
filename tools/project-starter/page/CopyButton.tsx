import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';

interface Props {
  /** What goes to the clipboard. */
  text: () => string;
  className: string | undefined;
  children: ReactNode;
}

/** Copies a text and says that it did, or that the browser refused. */
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
