/**
 * The check that the playground runs the documentation's examples: each `npx webpack` of a page in the very core that readers
 * get, and in Node. It proves the list of those that carry the button (`compile/examples/playable-examples.json`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { versionOfCode } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import {
  isPlayable,
  type PlayableExamples,
  playableFile,
  readPlayable,
} from '../../compile/examples/playable-examples.ts';
import { type CoreInNode, startCore } from '../../playground/core-in-node.ts';
import { type MadePlayground, makePlayground } from '../../playground/make.ts';
import { contentFiles } from '../content-files.ts';
import { readFences } from '../examples/read-fences.ts';
import { divideIntoUnits } from '../../compile/examples/units.ts';
import type { Outcome } from '../outcome.ts';
import { checkExample, type ExampleOutcome } from './check-example.ts';
import { type ExampleStep, exampleSteps } from '../../compile/examples/example-steps.ts';
import { createNodeBuilder, type NodeBuilder } from './node-builds.ts';

/** Examples that have to build as their pages say, at least, and how many of their output files have to be Node's. */
const fewest = 380;
const equalShare = 0.95;

/** Changes with the code of this check. */
const check = versionOfCode([path.join(import.meta.dirname, 'check-example.ts')]);

interface Example {
  file: string;
  name: string;
  steps: ExampleStep[];
}

/**
 * Checks all examples, or those of some pages.
 * @param update writes the list anew from what was found
 */
export async function runPlaygroundCheck(paths: string[], { update }: { update: boolean }): Promise<Outcome> {
  const examples = examplesOf(contentFiles(paths));
  const found = await outcomesOf(examples);
  const all = examples.map((example) => ({ example, outcome: found.get(example) ?? { compared: 0, different: [] } }));
  const good = all.filter(({ outcome }) => outcome.trouble === undefined);
  const list = listOf(good.map(({ example }) => example));
  if (update && paths.length === 0) writeFileSync(playableFile, `${JSON.stringify(list, null, 2)}\n`);
  const listed = readPlayable();
  const failures = all.flatMap(({ example: { file, name, steps }, outcome: { trouble } }) =>
    trouble !== undefined && isPlayable(listed, file, name)
      ? [
          `${file}:${steps[0]?.fence.line ?? 1}: ${name} carries the button of the playground, and fails there: ${trouble}`,
        ]
      : [],
  );
  const unlisted = good.filter(
    ({ example: { file, name, steps } }) => steps[0]?.fence.project && !isPlayable(listed, file, name),
  );
  const compared = good.reduce((sum, { outcome }) => sum + outcome.compared, 0);
  const different = good.reduce((sum, { outcome }) => sum + outcome.different.length, 0);
  if (paths.length === 0) {
    if (good.length < fewest) failures.push(`only ${good.length} examples run in the playground, and not ${fewest}`);
    if (compared - different < equalShare * compared)
      failures.push(`${different} of ${compared} output files differ from those of Node`);
  }
  return {
    lines: [
      `${good.length} of ${examples.length} examples run in the playground; ${compared - different} of ${compared} output files are those of Node`,
      ...(unlisted.length > 0 ? [`${unlisted.length} of them have no button yet: --update lists them`] : []),
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

function listOf(examples: Example[]): PlayableExamples {
  const list: PlayableExamples = {};
  for (const { file, name, steps } of examples)
    if (steps[0]?.fence.project !== undefined) (list[file] ??= []).push(name);
  return list;
}

/** Outcomes, from the cache where the example and the playground are the same. */
async function outcomesOf(examples: Example[]): Promise<Map<Example, ExampleOutcome>> {
  const playground = await makePlayground();
  const folder = path.join(path.dirname(playground.folder), '..', 'playground-examples');
  mkdirSync(folder, { recursive: true });
  const outcomes = new Map<Example, ExampleOutcome>();
  let both: { core: CoreInNode; node: NodeBuilder } | undefined;
  for (const example of examples) {
    const key = keyOf({
      core: playground.list.core.address,
      node: process.version,
      check,
      steps: example.steps.map(({ project, fails }) => ({ project, fails })),
    });
    const file = path.join(folder, `${key}.json`);
    if (!existsSync(file)) {
      both ??= { core: coreOf(playground), node: createNodeBuilder() };
      writeFileSync(file, JSON.stringify(await checkExample(example.steps, both)));
    }
    outcomes.set(example, JSON.parse(readFileSync(file, 'utf8')) as ExampleOutcome);
  }
  both?.core.close();
  both?.node.close();
  return outcomes;
}

function coreOf({ list, folder }: MadePlayground): CoreInNode {
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const script = new vm.Script(read(list.core.address).toString(), { filename: 'playground-core.js' });
  return startCore(script, new Map(Object.entries(list.parts).map(([name, { address }]) => [name, read(address)])));
}
