import { type RefObject, useEffect, useState } from 'react';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import { markdownOf } from './markdown-of.ts';

/** How long the copy button shows whether copying succeeded, in milliseconds. */
const shown = 2000;

/** Button that copies part of the page as Markdown. */
export function CopyMarkdown({ of }: { of: RefObject<Element | null> }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shown);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    if (of.current)
      setSaid((await copyText(`${markdownOf(of.current)}\n`)) ? TEXTS.page.copied : TEXTS.page.copyFailed);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{said || TEXTS.page.copyMarkdown}</span>
    </button>
  );
}
