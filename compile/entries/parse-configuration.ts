import { parseSync } from '@babel/core';
import type { Node } from '../markdown/config-syntax.ts';
import type { Fence } from '../types.ts';

/**
 * The syntax tree of a fence that may be a configuration or a part of one; the lines of its nodes are those of the fence.
 *
 * @returns undefined where it is no JavaScript
 */
export function parseConfiguration({ code, lang }: Fence): Node | undefined {
  const text = lang === 'diff' ? withoutMarks(code) : code;
  const whole = parsed(text);
  // JavaScript reads a lone property as a label.
  if (whole && (whole.body as Node[])[0]?.type !== 'LabeledStatement') return whole;
  return parsed(asObject(text)) ?? whole ?? (lang === 'diff' ? parsed(balanced(text)) : undefined);
}

/** What stands for the parts of a file that a piece of it leaves out. */
export const leftOut = '_';

/** A lone property as one of an object; the brackets stand on its first and last line. */
function asObject(code: string): string {
  return `({${code}\n})`;
}

/** A piece out of the middle of a file, with the brackets that open before it and close after it. */
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

/** A diff with the lines of both files: an object may have a key twice. */
function withoutMarks(diff: string): string {
  return diff
    .split('\n')
    .map((line) => (/^(?:@@|diff --git |index |--- |\+\+\+ |\\ )/.test(line) ? '' : line.replace(/^[-+ ]/, ' ')))
    .join('\n');
}

function parsed(code: string): Node | undefined {
  try {
    const file = parseSync(code, {
      configFile: false,
      babelrc: false,
      parserOpts: {
        sourceType: 'unambiguous',
        plugins: ['typescript'],
        allowReturnOutsideFunction: true,
        errorRecovery: true,
      },
    });
    return (file?.program as Node | undefined) ?? undefined;
  } catch {
    return undefined;
  }
}
