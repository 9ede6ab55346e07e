import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence } from '../../../compile/types.ts';
import { compareOutput, type Mismatch } from './compare-output.ts';
import { interleave } from './interleave.ts';
import { newError, withoutStacks } from './printed-errors.ts';
import { refreshOutput } from './refresh-output.ts';
import { fail, fileInside, isBroken, resultOf, type Run } from './run.ts';
import { tidyOutput } from './tidy-output.ts';
import { quoted } from './words.ts';

/** Compares a fence's text with what the last command printed, unless an earlier step failed. */
export function compareWithLast(run: Run, fence: Fence): void {
  if (isBroken(run)) return;
  if (!run.last) return fail(run, fence, 'shows output, but no command of this project ran before it');
  const { output, stdout, stderr } = run.last();
  const tidy = (text: string) => tidyOutput(text, run.place.folder);
  // The order of lines from stdout and stderr is random, and a page may show only one of the two.
  const [first = '', ...others] = [
    tidy(output),
    interleave(fence.code, [tidy(stdout), tidy(stderr)], run.unit.name),
    ...[`${stdout}\n${stderr}`, `${stderr}\n${stdout}`, stdout, stderr].map(tidy),
  ];
  compare(run, fence, [first, ...others.filter((text) => text !== '')], 'the command printed');
}

/** Compares a fence's text with the file that it shows, unless an earlier step failed. */
export function compareWithFile(run: Run, fence: Fence, from: string): void {
  if (isBroken(run)) return;
  const { folder } = run.place;
  const file = fileInside(run, fence, from);
  if (!file) return;
  if (!existsSync(file)) {
    const has = listFiles(folder).join(', ');
    return fail(run, fence, `shows ${from}, but the project has no such file. It has: ${has}`);
  }
  compare(run, fence, [tidyOutput(readFileSync(file, 'utf8'), folder)], `${from} has`);
}

/**
 * Compares a fence with the actual output.
 *
 * @param candidates possible outputs, of which one must match; messages use the first
 */
function compare(run: Run, fence: Fence, candidates: readonly [string, ...string[]], what: string): void {
  const options = { name: run.unit.name, excerpt: fence.excerpt };
  const mismatches = candidates.map((candidate) => compareOutput(fence.code, candidate, options));
  const fitting = candidates[mismatches.indexOf(undefined)];
  const result = resultOf(run, fence);
  const refreshed = refreshOutput(fence.code, fitting ?? candidates[0], options);
  result.actual = run.isErrorMeant ? withoutStacks(fence.code, refreshed) : refreshed;
  result.isUnwanted = !run.isErrorMeant && newError(fence.code, refreshed) !== undefined;
  const [mismatch] = mismatches;
  if (!fence.exempt && fitting === undefined && mismatch) tell(run, fence, mismatch, what);
}

function tell(run: Run, fence: Fence, { line, shown, printed }: Mismatch, what: string): void {
  const real = printed === undefined ? 'nothing more' : quoted(printed);
  const result = resultOf(run, fence);
  const mended = result.isUnwanted
    ? 'what came out is an error, which `--write` leaves out: mend the example, or mark the command `fails` if the page is about the error'
    : `\`npm run check:examples -- --write ${run.unit.file}\` puts in what came out`;
  result.failures.push({
    line: fence.line + 1 + line,
    message: `shows ${quoted(shown)} where ${what} ${real}; ${mended}`,
    isDifference: true,
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules/'))
    .slice(0, 30);
}
