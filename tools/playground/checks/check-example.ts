/**
 * Builds a documentation example in the playground and in Node.js. Compares the result with what the page documents,
 * and the output files of both builds with each other.
 */
import type { Project } from '../../../src/model/project.ts';
import type { BuildResult } from '../model/protocol.ts';
import type { CoreInNode } from '../build/core-in-node.ts';
import { playgroundPackages } from '../build/packages.ts';
import type { ExampleStep } from '../../../compile/examples/example-steps.ts';
import { firstDifference, type Difference } from './first-difference.ts';
import type { NodeBuild, NodeBuilder } from './node-builds.ts';

/** A step of a documentation example, limited to what the check needs. */
export type CheckedStep = Pick<ExampleStep, 'project' | 'fails'>;

/** Result of building one documentation example in the playground. */
export interface ExampleOutcome {
  /** How the playground's result differs from what the documentation page says. Absent if it doesn't differ. */
  trouble?: string;
  /** Number of output files compared with those from Node.js, not counting those in `changing`. */
  compared: number;
  /** Output files that differ between the playground and Node.js. */
  different: Difference[];
  /**
   * Names of output files that differ even between Node.js builds in different folders or at different times, because
   * they contain a path, a date, or random values.
   */
  changing: string[];
}

/** The playground and Node.js, as the two environments in which examples are built. */
interface ExampleBuilders {
  core: CoreInNode;
  node: NodeBuilder;
}

/** Builds all steps of a documentation example in the playground and in Node.js, and compares the output. */
export async function checkExample(
  steps: readonly CheckedStep[],
  { core, node }: ExampleBuilders,
): Promise<ExampleOutcome> {
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

/** Returns the names of output files that differ between two Node.js builds. */
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
