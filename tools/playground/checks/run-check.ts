/**
 * Checks that the playground runs the documentation's examples. Builds each `npx webpack` of a page both in the
 * playground's webpack worker and in Node.js, and verifies the list of examples that have a playground link
 * (`tools/playground/playable-examples.json`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  isPlayable,
  type PlayableExamples,
  playableFile,
  readPlayable,
} from '../../../compile/examples/playable-examples.ts';
import { contentFiles } from '../../../checks/content-files.ts';
import { readFences } from '../../../checks/examples/read-fences.ts';
import { divideIntoUnits } from '../../../compile/examples/units.ts';
import type { Outcome } from '../../../checks/outcome.ts';
import type { ExampleOutcome } from './check-example.ts';
import { type ExampleStep, exampleSteps } from '../../../compile/examples/example-steps.ts';
import { outcomesOf } from './example-outcomes.ts';
import { noteOnUnlisted } from './unlisted-note.ts';

/** Minimum number of examples that must build as documented. */
const fewest = 380;
/** Minimum share of the output files that must equal the files that Node.js builds. */
const equalShare = 0.95;

/** Path of the report with the result of each example in the playground. */
const reportFile = 'reports/playground.json';

interface Example {
  file: string;
  name: string;
  steps: ExampleStep[];
}

interface Checked {
  example: Example;
  outcome: ExampleOutcome;
}

/**
 * Checks all documentation examples in the playground, or those of some pages, and writes the results to
 * `reports/playground.json`.
 * @param update whether to rewrite `playable-examples.json` from the results
 * @param cached whether to skip unchanged examples
 * @param onProgress called with the number of examples finished so far
 */
export async function runPlaygroundCheck(
  paths: string[],
  {
    update,
    cached,
    onProgress,
  }: { update: boolean; cached: boolean; onProgress: (done: number, total: number) => void },
): Promise<Outcome> {
  const isAll = paths.length === 0;
  const examples = examplesOf(contentFiles(paths));
  const asked = examples.map(({ file, name, steps }) => ({ title: `${file}, ${name}`, steps }));
  const outcomes = await outcomesOf(asked, { cached, onProgress });
  const checked = examples.map((example, index): Checked => ({ example, outcome: outcomes[index]! }));
  const good = checked.filter(({ outcome }) => outcome.trouble === undefined);
  if (update && isAll) writeFileSync(playableFile, `${JSON.stringify(listOf(good), null, 2)}\n`);
  report(checked);
  const unlisted = good.filter(({ example }) => isNamed(example) && !isListed(example));
  const failures = [...checked.flatMap(brokenButton), ...(isAll ? tooFew(good) : [])];
  return {
    lines: [
      summaryOf(checked, good),
      ...noteOnUnlisted(unlisted.length),
      ...(isAll ? [`${reportFile} says which`] : checked.flatMap(detailsOf)),
    ],
    failures,
    passed: examples.length - failures.length,
    failed: failures.length,
  };
}

function examplesOf(files: string[]): Example[] {
  return files
    .flatMap((file) => divideIntoUnits(readFences(file)))
    .filter(({ kind }) => kind === 'project')
    .map((unit) => ({ file: unit.file, name: unit.name, steps: exampleSteps(unit) }))
    .filter(({ steps }) => steps.length > 0);
}

/** Whether an example has a name. Unnamed code blocks have no playground link. */
function isNamed({ steps }: Example): boolean {
  return steps[0]?.fence.project !== undefined;
}

function isListed({ file, name }: Example): boolean {
  return isPlayable(readPlayable(), file, name);
}

function listOf(checked: readonly Checked[]): PlayableExamples {
  const list: PlayableExamples = {};
  for (const { example } of checked) if (isNamed(example)) (list[example.file] ??= []).push(example.name);
  return list;
}

function placeOf({ file, steps }: Example): string {
  return `${file}:${steps[0]?.fence.line ?? 1}`;
}

function brokenButton({ example, outcome: { trouble } }: Checked): string[] {
  if (trouble === undefined || !isListed(example)) return [];
  return [`${placeOf(example)}: ${example.name} carries the button of the playground, and fails there: ${trouble}`];
}

function tooFew(good: readonly Checked[]): string[] {
  const { compared, different } = countsOf(good);
  return [
    ...(good.length < fewest ? [`only ${good.length} examples run in the playground, and not ${fewest}`] : []),
    ...(compared - different < equalShare * compared
      ? [`${different} of ${compared} output files differ from those of Node`]
      : []),
  ];
}

function countsOf(checked: readonly Checked[]): { compared: number; different: number; changing: number } {
  const sum = (count: (outcome: ExampleOutcome) => number): number =>
    checked.reduce((total, { outcome }) => total + count(outcome), 0);
  return {
    compared: sum(({ compared }) => compared),
    different: sum(({ different }) => different.length),
    changing: sum(({ changing }) => changing.length),
  };
}

function summaryOf(checked: readonly Checked[], good: readonly Checked[]): string {
  const { compared, different, changing } = countsOf(good);
  const share = compared > 0 ? ` (${(((compared - different) / compared) * 100).toFixed(1)}%)` : '';
  return `${good.length} of ${checked.length} examples run in the playground; ${compared - different} of ${compared} output files are those of Node${share}; ${changing} are not compared, since Node itself makes others each time or in each directory`;
}

/** Returns report lines about an example's differences between the playground and Node.js. */
function detailsOf({ example, outcome: { trouble, different, changing } }: Checked): string[] {
  const start = `${placeOf(example)}: ${example.name}`;
  return [
    ...(trouble === undefined ? [] : [`${start} does not run: ${trouble}`]),
    ...different.map(
      ({ name, here, inNode }) =>
        `${start}, ${name}: ${here === undefined ? 'not made' : `"${here}"`}, in Node "${inNode}"`,
    ),
    ...changing.map((name) => `${start}, ${name} is not compared: in Node it is never twice the same`),
  ];
}

function report(checked: readonly Checked[]): void {
  const found = checked.map(({ example, outcome }) => ({ place: placeOf(example), name: example.name, ...outcome }));
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${JSON.stringify(found, null, 2)}\n`);
}
