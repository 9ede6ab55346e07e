/** Runs what is to catch a fault, as the short run has it and as the long one does. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsFilters } from '../scripts/short-browser-tests.mjs';
import { toolNames } from '../tools/tools.ts';
import type { Fault } from './read-faults.ts';

/** How a command ended. */
export interface Ended {
  isGood: boolean;
  /** The end of what it printed. */
  output: string;
}

/** Checks that are in the long run only: those of the tools. */
const longChecks = new Set<string>(toolNames);

/** Whether a file of tests needs a browser. */
export const isBrowserTest = (by: string): boolean => /(?:^|\/)e2e\//.test(by);

/** Whether it is a file of unit tests. */
export const isUnitTest = (by: string): boolean => /\.test\.tsx?$/.test(by) && !isBrowserTest(by);

/** Runs several files of unit tests at once. */
export const runUnits = (folder: string, files: string[]): Promise<Ended> => runNode(folder, [...vitest, ...files]);

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

/** Commands of a run that look at something; nothing where that run does not look there. */
type Commands = string[][];

/**
 * Runs in a copy of the project whatever of a run looks at a fault.
 * @param run `test` takes what `npm test` has of it, `test:all` all
 * @returns nothing where the run has nothing of it
 */
export async function runCatcher(
  folder: string,
  fault: Pick<Fault, 'by' | 'file'>,
  run: Fault['run'],
): Promise<Ended | undefined> {
  const commands = commandsOf(folder, fault, run);
  for (const command of commands) {
    const ended = await runNode(folder, command);
    if (!ended.isGood) return ended;
  }
  return commands.length === 0 ? undefined : { isGood: true, output: '' };
}

function commandsOf(folder: string, { by, file }: Pick<Fault, 'by' | 'file'>, run: Fault['run']): Commands {
  const isShort = run === 'test';
  if (by === 'types') return projectsOf(folder).map((project) => ['node_modules/typescript/bin/tsc', '-p', project]);
  if (by === 'lint') return [['node_modules/oxlint/bin/oxlint', '--max-warnings=0']];
  if (by === 'format') return [['node_modules/prettier/bin/prettier.cjs', '--check', file]];
  const [, check] = /^check ([\w-]+)$/.exec(by) ?? [];
  if (check !== undefined) {
    if (isShort && longChecks.has(check)) return [];
    // A page that differs is among those whose examples the short run has.
    return [['checks/cli.ts', check, ...(check === 'examples' ? [file] : [])]];
  }
  if (!isBrowserTest(by)) return isShort && by.includes('.build.test.') ? [] : [[...vitest, by]];
  const filter = isShort ? [`--tags-filter=${tagsFilters.short}`, '--passWithNoTests'] : [];
  return [['generator/cli.ts'], [...vitest, '--config', 'e2e/vitest.config.ts', ...filter, by]];
}

function projectsOf(folder: string): string[] {
  const { references } = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  return references.map((reference) => reference.path);
}

/** Runs a file of the copy with this Node.js. */
function runNode(folder: string, words: string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output = (output + chunk).slice(-6000)));
    child.once('error', reject);
    child.once('close', (status) => resolve({ isGood: status === 0, output }));
  });
}
