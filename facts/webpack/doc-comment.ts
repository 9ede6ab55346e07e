import type { SyntaxNode } from '../syntax.ts';
import type { Fact } from '../types.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** Matches generated comments that say nothing about the declaration. */
const empty =
  /^(?:Processes the provided [\w ]+|Defines the [\w. ]+ used by this module|Describes the [\w. ]+ shape)\.?$/;

/**
 * Parses the JSDoc comment on a declaration: webpack's description, whether the declaration is deprecated and what
 * replaces it, and whether it is internal.
 */
export function doc(node: SyntaxNode): Pick<Fact, 'comment' | 'deprecated' | 'internal'> {
  const comments: { type: string; value: string }[] = node.leadingComments ?? [];
  const last = comments.filter(({ type, value }) => type === 'CommentBlock' && value.startsWith('*')).at(-1);
  const name = String(node.key?.name ?? node.id?.name ?? '');
  const internal = name.startsWith('_') || /@(?:internal|private)\b/.test(last?.value ?? '');
  if (!last) return internal ? { internal: true } : {};
  const lines = last.value.split('\n').map((line) => line.replace(/^\s*\*+\s?/, '').trim());
  const tag = lines.findIndex((line) => line.startsWith('@'));
  const comment = foldSpaces((tag < 0 ? lines : lines.slice(0, tag)).join(' '));
  const deprecation = lines.find((line) => line.startsWith('@deprecated'));
  const instead = deprecation?.replace('@deprecated', '').trim();
  return {
    ...(comment && !empty.test(comment) && { comment }),
    ...(deprecation !== undefined && { deprecated: instead || (true as const) }),
    ...((internal || /^internal\b/i.test(comment)) && { internal: true as const }),
  };
}
