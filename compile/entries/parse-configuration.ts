import { parse } from '@babel/parser';
import type { Node } from '../markdown/config-syntax.ts';
import type { Fence } from '../types.ts';

/**
 * Parses a code fence that may be a webpack configuration or a fragment of one. Line numbers match those of the fence.
 *
 * @returns undefined if it isn't JavaScript
 */
export function parseConfiguration({ code, lang }: Fence): Node | undefined {
  const text = lang === 'diff' ? withoutMarks(code) : code;
  const whole = parsed(text);
  // Parse a lone property again as part of an object, because JavaScript treats it as a labeled statement.
  if (whole && (whole.body as Node[])[0]?.type !== 'LabeledStatement') return whole;
  return parsed(asObject(text)) ?? whole ?? (lang === 'diff' ? parsed(balanced(text)) : undefined);
}

/** Placeholder for the code that a fragment of a configuration omits. */
export const leftOut = '_';

/** Wraps a lone property in braces without adding lines, so that line numbers stay the same. */
function asObject(code: string): string {
  return `({${code}\n})`;
}

/** Balances a code fragment from the middle of a file by adding the missing opening and closing brackets. */
function balanced(code: string): string {
  const open: string[] = [];
  const before: string[] = [];
  const partners: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  for (const [bracket] of code.replaceAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|\/\/.*/g, '').matchAll(/[()[\]{}]/g)) {
    const partner = partners[bracket];
    if (partner === undefined) open.push(bracket);
    else if (open.at(-1) === partner) open.pop();
    else before.push(partner);
  }
  const opened = before.toReversed().map((bracket, index) => (index === 0 ? bracket : `${leftOut}:${bracket}`));
  const closed = open.toReversed().map((bracket) => ({ '(': ')', '[': ']', '{': '}' })[bracket]);
  const isValue = before.at(-1) === '{' && !/\b(?:export|module\.exports)\b/.test(code);
  return `${isValue ? '(' : ''}${opened.join('')}${code.replace(/;\s*$/, '')}\n${closed.join('')}${isValue ? ')' : ''}`;
}

/** Removes the markers from a diff and keeps both old and new lines, so an object may have duplicate keys. */
function withoutMarks(diff: string): string {
  return diff
    .split('\n')
    .map((line) => (/^(?:@@|diff --git |index |--- |\+\+\+ |\\ )/.test(line) ? '' : line.replace(/^[-+ ]/, ' ')))
    .join('\n');
}

function parsed(code: string): Node | undefined {
  try {
    return parse(code, {
      sourceType: 'unambiguous',
      plugins: ['typescript'],
      allowReturnOutsideFunction: true,
      errorRecovery: true,
    }).program as unknown as Node;
  } catch {
    return undefined;
  }
}
