/** One example in the playground's core and in Node: whether it ends as its page says, and which files are the same. */
import type { Project } from '../../src/model/playground/project.ts';
import type { BuildResult } from '../../src/model/playground/protocol.ts';
import type { CoreInNode } from '../../playground/core-in-node.ts';
import { playgroundPackages } from '../../playground/packages.ts';
import type { ExampleStep } from '../../compile/examples/example-steps.ts';
import type { NodeBuild, NodeBuilder } from './node-builds.ts';

/** What an example came to. */
export interface ExampleOutcome {
  /** Why it does not do in the playground what its page says; absent if it does. */
  trouble?: string;
  /** Output files that Node made, too, and those that are not the same. */
  compared: number;
  different: string[];
}

/** Builds all steps of an example. */
export async function checkExample(
  steps: ExampleStep[],
  { core, node }: { core: CoreInNode; node: NodeBuilder },
): Promise<ExampleOutcome> {
  const outcome: ExampleOutcome = { compared: 0, different: [] };
  for (const { project, fails } of steps) {
    const result = await core.build(project);
    if ((result.exitCode !== 0) !== fails) return { ...outcome, trouble: troubleOf(result, fails) };
    const inNode = await node.build(project, packagesOf(project));
    compare(result, inNode, outcome);
  }
  return outcome;
}

function troubleOf({ problems, compilations, exitCode }: BuildResult, fails: boolean): string {
  if (fails) return 'builds, though the page says that it fails';
  const all = [...problems, ...compilations.flatMap((one) => one.problems)];
  return all.find(({ severity }) => severity === 'error')?.message.split('\n')[0] ?? `ends with ${exitCode}`;
}

function compare({ compilations }: BuildResult, { outputs }: NodeBuild, outcome: ExampleOutcome): void {
  for (const [index, output] of outputs.entries())
    for (const [name, content] of output) {
      const asset = compilations[index]?.assets.find((one) => one.name === name);
      outcome.compared += 1;
      if (!asset || Buffer.from(asset.content).toString('latin1') !== content) outcome.different.push(name);
    }
}

function packagesOf({ files }: Project): string[] {
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  return Object.keys(playgroundPackages).filter((name) => texts.some((text) => text.includes(name)));
}
