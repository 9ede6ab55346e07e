/** One example in the playground's core and in Node: whether it ends as its page says, and which files are the same. */
import type { Project } from '../../../src/model/project.ts';
import type { BuildResult } from '../model/protocol.ts';
import type { CoreInNode } from '../build/core-in-node.ts';
import { playgroundPackages } from '../build/packages.ts';
import type { ExampleStep } from '../../../compile/examples/example-steps.ts';
import { firstDifference, type Difference } from './first-difference.ts';
import type { NodeBuild, NodeBuilder } from './node-builds.ts';

/** What is built of an example's step. */
export type CheckedStep = Pick<ExampleStep, 'project' | 'fails'>;

/** What an example came to. */
export interface ExampleOutcome {
  /** Why it does not do in the playground what its page says; absent if it does. */
  trouble?: string;
  /** Output files that Node makes the same whenever it builds. */
  compared: number;
  /** Those of them that the playground makes otherwise. */
  different: Difference[];
  /** Output files that Node itself makes otherwise in another directory, or a moment later: they hold a path, a date or chance. */
  changing: string[];
}

/** Where an example is built. */
export interface BothWorlds {
  core: CoreInNode;
  node: NodeBuilder;
}

/** Builds all steps of an example. */
export async function checkExample(steps: readonly CheckedStep[], { core, node }: BothWorlds): Promise<ExampleOutcome> {
  const outcome: ExampleOutcome = { compared: 0, different: [], changing: [] };
  for (const { project, fails } of steps) {
    const result = await core.build(project);
    if ((result.exitCode !== 0) !== fails) return { ...outcome, trouble: troubleOf(result, fails) };
    const packages = packagesOf(project);
    const inNode = await node.build(project, packages);
    const different = differencesOf(result, inNode);
    const once = different.length > 0 ? differencesBetween(inNode, await node.build(project, packages)) : new Set();
    const changing = different.filter(({ name }) => once.has(name));
    outcome.compared += inNode.outputs.reduce((sum, { size }) => sum + size, 0) - changing.length;
    outcome.changing.push(...changing.map(({ name }) => name));
    outcome.different.push(...different.filter(({ name }) => !once.has(name)));
  }
  return outcome;
}

function troubleOf({ problems, compilations, exitCode }: BuildResult, fails: boolean): string {
  if (fails) return 'builds, though the page says that it fails';
  const all = [...problems, ...compilations.flatMap((one) => one.problems)];
  return all.find(({ severity }) => severity === 'error')?.message.split('\n')[0] ?? `ends with ${exitCode}`;
}

function differencesOf({ compilations }: BuildResult, { outputs }: NodeBuild): Difference[] {
  return outputs.flatMap((output, index) =>
    [...output].flatMap(([name, inNode]) => {
      const asset = compilations[index]?.assets.find((one) => one.name === name);
      const here = asset && Buffer.from(asset.content).toString('latin1');
      return here === inNode ? [] : [firstDifference(name, here, inNode)];
    }),
  );
}

/** Names of the files that two builds in Node make otherwise. */
function differencesBetween(one: NodeBuild, other: NodeBuild): Set<string> {
  const names = one.outputs.flatMap((output, index) =>
    [...output].filter(([name, content]) => other.outputs[index]?.get(name) !== content).map(([name]) => name),
  );
  return new Set(names);
}

function packagesOf({ files }: Project): string[] {
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  return Object.keys(playgroundPackages).filter((name) => texts.some((text) => text.includes(name)));
}
