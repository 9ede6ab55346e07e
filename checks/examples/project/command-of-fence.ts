import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { loadsWebpack } from './loads-webpack.ts';

/** A command with its arguments. */
export type Command = readonly [name: string, ...args: string[]];

/** Returns the command that runs a script in a project's fence. Writes the script to the project's folder. */
export function scriptCommand(fence: Fence, project: readonly Fence[], folder: string): Command {
  const file = path.resolve(folder, fence.title ?? `example${extensionOf(fence)}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${fence.code}\n`);
  return [nodeFor(fence, project), file];
}

/**
 * Returns a command that runs a fence's shell commands. They stop at the first error, even in a pipe, and the working
 * directory at the end is stored. Commands that create and enter the project's folder do nothing, because the folder
 * already exists.
 */
export function shellCommand({ code }: Fence, cwd: string): Command {
  const name = path.basename(cwd);
  const own = new RegExp(String.raw`\b(mkdir(?: -p)?|cd) (?:\./)?${name}(?=\s|;|&|$)`, 'g');
  return ['bash', '-c', `set -eo pipefail\ntrap 'pwd > "$HOME/.cwd"' EXIT\n${code.replaceAll(own, ':')}`];
}

/** Finds an absolute path or the home folder as the target of a redirection, or of a command that writes. */
export function outsideTarget(code: string): string | undefined {
  return /(?:>|^\s*(?:sudo\s+)?(?:rm|mv|cp|touch|mkdir|tee|ln|install|chmod)\b[^|;&\n]*\s)\s*((?:\/(?!dev\/null)|~|\$HOME)\S*)/m.exec(
    code,
  )?.[1];
}

/**
 * Returns the command that runs a project's script: `warm` if the script loads webpack, because loading it takes half a
 * second, and `node` otherwise.
 */
export function nodeFor(fence: Fence, project: readonly Fence[]): string {
  return !fence.background && loadsWebpack(fence, project) ? 'warm' : 'node';
}

function extensionOf({ lang, code }: Fence): string {
  if (['mjs', 'cjs', 'ts', 'mts', 'cts'].includes(lang)) return `.${lang}`;
  return /\brequire\(|\bmodule\.exports\b/.test(code) && !/^\s*(?:import|export)\b/m.test(code) ? '.cjs' : '.mjs';
}
