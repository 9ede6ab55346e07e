/** Runs the tests that should catch a planted fault, the way the short or the long test run does. */
import { spawn } from 'node:child_process';
import { shortFilter } from '../scripts/short-browser-tests.mjs';
import { typeChecks } from '../scripts/type-checks.mjs';
import { toolNames } from '../tools/tools.ts';
import type { Fault } from './read-faults.ts';

/** Whether a test command succeeded, and what it printed. */
export interface CommandResult {
  isGood: boolean;
  /** The end of the test command's output. */
  output: string;
}

/** Checks of the tools, which only the long test run includes. */
const longChecks = new Set<string>(toolNames);

/** Whether the path of a test file is that of a browser test. */
export const isBrowserTest = (by: string): boolean => /(?:^|\/)e2e\//.test(by);

/** Whether the path of a test file is that of a unit test. */
export const isUnitTest = (by: string): boolean => /\.test\.tsx?$/.test(by) && !isBrowserTest(by);

/** Runs several unit test files at once. */
export const runUnits = (folder: string, files: string[]): Promise<CommandResult> =>
  runNode(folder, [...vitest, ...files]);

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

/** The test commands in a run that could catch a fault. Empty if the run has none. */
type Commands = string[][];

/**
 * Runs all tests of a test run that could catch a planted fault, in a copy of the project.
 * @param run `test` is limited to what `npm test` runs, and `test:all` runs everything
 * @returns undefined if nothing in the run could catch the fault
 */
export async function runTestsFor(
  folder: string,
  fault: Pick<Fault, 'by' | 'file'>,
  run: Fault['run'],
): Promise<CommandResult | undefined> {
  const commands = commandsOf(folder, fault, run);
  for (const command of commands) {
    const result = await runNode(folder, command);
    if (!result.isGood) return result;
  }
  return commands.length === 0 ? undefined : { isGood: true, output: '' };
}

function commandsOf(folder: string, { by, file }: Pick<Fault, 'by' | 'file'>, run: Fault['run']): Commands {
  const isShort = run === 'test';
  if (by === 'types') return typeChecks(folder).map(({ words }) => words);
  if (by === 'lint') return [['node_modules/oxlint/bin/oxlint', '--max-warnings=0']];
  if (by === 'format') return [['node_modules/prettier/bin/prettier.cjs', '--check', file]];
  const [, check] = /^check ([\w-]+)$/.exec(by) ?? [];
  if (check !== undefined) {
    if (isShort && longChecks.has(check)) return [];
    // The short test run checks only the code examples on changed pages.
    return [['checks/cli.ts', check, ...(check === 'examples' ? [file] : [])]];
  }
  if (!isBrowserTest(by)) return isShort && by.includes('.build.test.') ? [] : [[...vitest, by]];
  const filter = isShort ? [`--tags-filter=${shortFilter}`, '--passWithNoTests'] : [];
  return [['generator/cli.ts'], [...vitest, '--config', 'e2e/vitest.config.ts', ...filter, by]];
}

/** Runs a script in the copy of the project with the current Node.js version. */
function runNode(folder: string, words: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output = (output + chunk).slice(-6000)));
    child.once('error', reject);
    child.once('close', (status) => resolve({ isGood: status === 0, output }));
  });
}
