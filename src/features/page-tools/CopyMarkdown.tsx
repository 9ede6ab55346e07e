import { useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** Milliseconds for which the outcome is shown. */
const SHOWN = 2000;

const words = { ready: 'Copy as Markdown', done: 'Copied', failed: 'Could not copy' };

/** Copies the Markdown twin of the page (`<url>index.md`). */
export function CopyMarkdown({ url, className }: { url: string; className?: string }) {
  const [state, setState] = useState<keyof typeof words>('ready');

  async function copy() {
    try {
      const answer = await fetch(`${url}index.md`);
      if (!answer.ok) throw new Error(`${url}index.md answered ${answer.status}`);
      await navigator.clipboard.writeText(await answer.text());
      setState('done');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('ready'), SHOWN);
  }

  return (
    <button type="button" className={className} data-needs-script="" onClick={copy}>
      <Icon name="copy" size={16} />
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
