import path from 'node:path';
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
