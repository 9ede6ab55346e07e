import type { Fence } from '../../compile/types.ts';
import type { FenceResult } from './example.ts';
import { hasParser, parseCode } from './parse/parse-code.ts';
import { isShell } from '../../compile/examples/units.ts';

/** Returns the language with which a fence's code can be parsed, if there is one. */
export function parseable(fence: Fence): string | undefined {
  if (fence.output || fence.from !== undefined || fence.lang === 'diff') return undefined;
  return hasParser(fence.lang) ? fence.lang : undefined;
}

/** Returns the syntax errors in a fence, with lines of the page. */
export function syntaxFailures(fence: Fence): FenceResult['failures'] {
  const lang = parseable(fence);
  if (lang === undefined) return [];
  // npm's placeholders for arguments, such as `<name>`, aren't valid in a shell.
  const code = isShell(fence) ? fence.code.replaceAll(/<[\w.-]+>/g, 'x') : fence.code;
  const failures = (parseCode(lang, code) ?? []).map(({ line, message }) => ({
    line: fence.line + line,
    message: `this ${lang} does not parse: ${message}. A fragment is completed by hidden lines (\`// hide\`)`,
  }));
  if (failures.length > 0 || !readsAsBlock(lang, code)) return failures;
  const message = 'this object by itself reads as a block: complete it with hidden lines, or use json5';
  return [{ line: fence.line + 1, message }];
}

function readsAsBlock(lang: string, code: string): boolean {
  return /^\s*\{\s*['"\w$]+\s*:/.test(code) && ['js', 'ts', 'jsx', 'tsx', 'mjs', 'cjs'].includes(lang);
}
