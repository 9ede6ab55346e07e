import { useState } from 'react';
import { markdownAddress } from '../../model/markdown-address.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** How long the button shows the result, in milliseconds. */
const SHOWN = 2000;

const words = { ready: TEXTS.page.copyMarkdown, done: TEXTS.page.copied, failed: TEXTS.page.copyFailed };

/** Copies the Markdown of the page. */
export function CopyMarkdown({ url, className }: { url: string; className?: string }) {
  const [state, setState] = useState<keyof typeof words>('ready');

  async function copy() {
    try {
      await copyLater(fetchText(BASE_PATH + markdownAddress(url)));
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

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/**
 * Copies a text that is still being fetched. WebKit lets a page write only while it answers the click: there, as
 * wherever the clipboard takes promises, the promise is written at once.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
}
