import type { RefObject } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { markdownOf } from './markdown-of.ts';

/** Button that copies part of the page as Markdown. */
export function CopyMarkdown({ of }: { of: RefObject<Element | null> }) {
  return (
    <CopyButton text={() => (of.current ? `${markdownOf(of.current)}\n` : '')}>{TEXTS.page.copyMarkdown}</CopyButton>
  );
}
