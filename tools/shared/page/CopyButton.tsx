import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';

/** How long the button shows whether copying succeeded, in milliseconds. */
const shown = 2000;

interface CopyButtonProps {
  /** Returns the text to copy. */
  text: () => string;
  children: ReactNode;
}

/** Button that copies a text and then shows whether that succeeded. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shown);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(text())) ? TEXTS.page.copied : TEXTS.page.copyFailed);
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
