import { useEffect, useState, type ReactNode } from 'react';

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
  const copy = () => {
    // Without a secure connection there is no clipboard.
    const written = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setSaid('Copied'),
      () => setSaid('Your browser blocked copying'),
    );
  };
  return (
    <button type="button" className={className} data-needs-script="" onClick={copy}>
      <span aria-live="polite">{said === '' ? children : said}</span>
    </button>
  );
}
