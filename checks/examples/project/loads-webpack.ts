import path from 'node:path';
import { parse } from 'es-module-lexer/js';
import type { Fence } from '../../../compile/types.ts';

type Code = Pick<Fence, 'code' | 'title'>;

/**
 * Whether a script loads webpack, either directly or through a file of its project.
 *
 * @param script fence to run
 * @param project all fences of the project; fences with a title are files
 */
export function loadsWebpack(script: Code, project: readonly Code[]): boolean {
  const seen = new Set<Code>([script]);
  if (usesProve(script)) return true;
  for (const { code, title = '' } of seen) {
    if (/['"]webpack(?:-cli)?(?:\/[^'"]*)?['"]/.test(code)) return true;
    for (const [, name] of code.matchAll(/\b(?:from|import|require)[\s(]*['"](\.[^'"]+)['"]/g)) {
      const file = path.posix.join(path.posix.dirname(title), name!);
      for (const other of project) if (other.title === file || other.title === `${file}.js`) seen.add(other);
    }
  }
  return false;
}

/** Whether a script calls `prove()`, which builds projects (`checks/examples/assert/prove.ts`). */
export function usesProve({ code }: Pick<Fence, 'code'>): boolean {
  return /\bprove\(/.test(code);
}

/**
 * Whether a script calls `prove()` and loads only packages. `prove()` writes to a new folder each time, so such a script
 * never loads a file of its project, which an earlier step may have loaded with other content.
 */
export function isProofAlone(script: Pick<Fence, 'code'>): boolean {
  const { code } = script;
  if (!usesProve(script) || code.includes('createRequire')) return false;
  const [imports] = parse(code);
  // Without a name, the argument of `import()` is computed. `import.meta` has neither a name nor an argument.
  return imports.every(({ n: name, d: kind }) => kind === -2 || (name !== undefined && /^[\w@]/.test(name)));
}
