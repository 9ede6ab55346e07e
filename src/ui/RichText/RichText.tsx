import { Fragment, type ReactNode } from 'react';

/** Matches the Markdown that interface strings may contain: code, strong text, and links. */
const marked = /(`[^`]*`|\*\*[^*]*\*\*|\[[^\]]*\]\([^)]*\))/;

/**
 * Renders an interface string with inline Markdown: `` `code` ``, `**strong**`, `[words](/address/)`. Translators get
 * whole sentences and can place code and links where their language needs them.
 */
export function RichText({ text }: { text: string }): ReactNode {
  return text.split(marked).map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: string): ReactNode {
  if (part.startsWith('`') && part.length > 1) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>;
  const [, words = '', address] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
  if (address === undefined) return part;
  return (
    <a href={address}>
      <RichText text={words} />
    </a>
  );
}
