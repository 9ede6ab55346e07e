import { pageTexts } from '../interface-texts.ts';
import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from './visit.ts';
import { type AsideKind, asideForms, asideOfAlert } from '../../src/model/asides.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Report } from './report.ts';

/** Matches `[!NOTE]` alone on the first line of a block quote. */
const alert = /^\[!([A-Za-z][\w-]*)\][ \t]*(?:\n|$)/;
const alertWithWords = /^\[!([A-Za-z][\w-]*)\][ \t]*\S/;

/**
 * Converts block quotes to asides: quotes written with a marker such as `T> `, and quotes that start with `[!NOTE]`.
 * Modifies the tree in place.
 *
 * @param marked kind of each marked aside, by the line on which its quote starts
 * @param report receives unknown kinds in `[!WORD]`; absent for READMEs, where such quotes stay block quotes
 */
export function markAsides(tree: Root, marked: Map<number, AsideKind>, report?: Report): void {
  visit(tree, 'blockquote', (node) => {
    const kind = marked.get(node.position?.start.line ?? 0) ?? takeAlert(node);
    if (kind) makeAside(node, kind);
    else if (report) refuseUnknown(node, report);
  });
}

function makeAside(node: Blockquote, kind: AsideKind): void {
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['note-title'] } },
    children: [{ type: 'text', value: pageTexts.asides[kind] }],
  };
  node.data = { ...node.data, hName: 'aside', hProperties: { className: ['note', `note-${kind}`] } };
  node.children = [title, ...node.children];
}

/**
 * Removes `[!NOTE]` from the start of a block quote and returns the type of aside, or undefined for an ordinary quote.
 */
export function takeAlert(node: Blockquote): AsideKind | undefined {
  const [first] = node.children;
  const [text, next] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = alert.exec(text.value);
  const kind = asideOfAlert(match?.[1] ?? '');
  if (!match || !kind) return undefined;
  const endsText = match[0].length === text.value.length;
  if (endsText && next && next.type !== 'break') return undefined;
  text.value = text.value.slice(match[0].length);
  if (text.value === '') first.children.splice(0, next?.type === 'break' ? 2 : 1);
  if (first.children.length === 0) node.children.shift();
  return kind;
}

/** Reports a block quote that starts like an aside of an unknown type, such as `[!WORD]`. */
function refuseUnknown(node: Blockquote, report: Report): void {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (text?.type !== 'text') return;
  const word = (alert.exec(text.value) ?? alertWithWords.exec(text.value))?.[1];
  if (word === undefined) return;
  const forms = asideForms();
  const isKind = asideOfAlert(word) !== undefined;
  report.error(
    isKind
      ? `[!${word}] must be alone on the first line of its quote. Write the text on the next lines.`
      : `Unknown aside [!${word}].${didYouMean(`[!${word}]`, forms)} Asides begin with ${forms.join(', ')}.`,
    node.position,
  );
}
