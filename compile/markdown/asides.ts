import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { AsideKind } from './dialect-lines.ts';

type NoteKind = AsideKind | 'note' | 'important' | 'caution';

const titles: Record<NoteKind, string> = {
  tip: 'Tip',
  warning: 'Warning',
  todo: 'To do',
  note: 'Note',
  important: 'Important',
  caution: 'Caution',
};

const alert = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/**
 * Turns block quotes into asides, in place: those that came from `T> ` and the like, and those that begin with `[!NOTE]`.
 *
 * @param marked kind by the line a quote starts on
 */
export function markAsides(tree: Root, marked: Map<number, AsideKind>): void {
  visit(tree, 'blockquote', (node) => {
    const kind = marked.get(node.position?.start.line ?? 0) ?? takeAlert(node);
    if (!kind) return;
    const title: Paragraph = {
      type: 'paragraph',
      data: { hProperties: { className: ['note-title'] } },
      children: [{ type: 'text', value: titles[kind] }],
    };
    node.data = { ...node.data, hName: 'aside', hProperties: { className: ['note', `note-${kind}`] } };
    node.children = [title, ...node.children];
  });
}

/** Kind of a GitHub alert, whose mark is taken out. */
function takeAlert(node: Blockquote): NoteKind | undefined {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = alert.exec(text.value);
  if (
    !match ||
    (match[0].length === text.value.length && first.children.length > 1 && first.children[1]!.type !== 'break')
  )
    return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '') first.children.splice(0, first.children[1]?.type === 'break' ? 2 : 1);
  if (first.children.length === 0) node.children.shift();
  return match[1]!.toLowerCase() as NoteKind;
}
