import { Fragment, type ReactNode } from 'react';

/** What is marked in a text: code, words of weight, links. */
const marked = /(`[^`]*`|\*\*[^*]*\*\*|\[[^\]]*\]\([^)]*\))/;

/**
 * A text of the catalog with marks as Markdown has them: `` `code` ``, `**strong**`, `[words](/address/)`. So a sentence stays
 * whole for whoever translates it, and its code and links can stand where their language wants them.
 */
export function Rich({ text }: { text: string }): ReactNode {
  return text.split(marked).map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: string): ReactNode {
  if (part.startsWith('`') && part.length > 1) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>;
  const [, words, address] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
  return address === undefined ? part : <a href={address}>{words}</a>;
}
