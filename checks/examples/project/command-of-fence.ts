import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { loadsWebpack } from './loads-webpack.ts';

/** A command with its arguments. */
export type Command = readonly [name: string, ...args: string[]];

/** The command for a script in a fence of a project; writes the script to the project's folder. */
export function scriptCommand(fence: Fence, project: readonly Fence[], folder: string): Command {
  const file = path.resolve(folder, fence.title ?? `example${extensionOf(fence)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${fence.code}\n`);
  return [nodeFor(fence, project), file];
}

/**
 * The commands of a fence as typed into a shell: they stop at the first error, including in a pipe, and the final
 * working directory is kept. The project's folder already exists, so commands that create and enter it do nothing.
 */
export function shellCommand({ code }: Fence, cwd: string): Command {
  const name = path.basename(cwd);
  const own = new RegExp(String.raw`\b(mkdir(?: -p)?|cd) (?:\./)?${name}(?=\s|;|&|$)`, 'g');
  return ['bash', '-c', `set -eo pipefail\ntrap 'pwd > "$HOME/.cwd"' EXIT\n${code.replaceAll(own, ':')}`];
}

/** Absolute paths or the home folder as target of a redirection or a writing command. */
export function outsideTarget(code: string): string | undefined {
  return /(?:>|^\s*(?:sudo\s+)?(?:rm|mv|cp|touch|mkdir|tee|ln|install|chmod)\b[^|;&\n]*\s)\s*((?:\/(?!dev\/null)|~|\$HOME)\S*)/m.exec(
    code,
  )?.[1];
}

/**
 * The command for a project's script: the runner has a variant for scripts that load webpack, which takes half a
 * second.
 */
export function nodeFor(fence: Fence, project: readonly Fence[]): string {
  return !fence.background && loadsWebpack(fence, project) ? 'warm' : 'node';
}

function extensionOf({ lang, code }: Fence): string {
  if (['mjs', 'cjs', 'ts', 'mts', 'cts'].includes(lang)) return `.${lang}`;
  return /\brequire\(|\bmodule\.exports\b/.test(code) && !/^\s*(?:import|export)\b/m.test(code) ? '.cjs' : '.mjs';
}
