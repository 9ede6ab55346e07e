import { useState } from 'react';
import { copyLater, fetchText } from '../../ui/browser/copy-later.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** How long the button shows whether copying succeeded, in milliseconds. */
const SHOWN = 2000;

const words = { ready: TEXTS.page.copyMarkdown, done: TEXTS.page.copied, failed: TEXTS.page.copyFailed };

/** Renders a button that copies the page's Markdown. */
export function CopyMarkdown({ url, className }: { url: string; className?: string }) {
  const [state, setState] = useState<keyof typeof words>('ready');

  async function copy() {
    try {
      await copyLater(fetchText(`${BASE_PATH}${url}index.md`));
      setState('done');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('ready'), SHOWN);
  }

  return (
    <button type="button" className={className} data-copy={state} data-needs-script="" onClick={copy}>
      <Icon name="copy" size={16} />
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
