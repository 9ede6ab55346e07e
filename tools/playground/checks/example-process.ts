/** Child process that checks documentation examples one after another. It isolates their output and side effects. */
import { type CoreInNode, startCore } from '../build/core-in-node.ts';
import type { MadePlayground } from '../build/make.ts';
import { checkExample, type CheckedStep } from './check-example.ts';
import { createNodeBuilder, type NodeBuilder } from './node-builds.ts';

/**
 * Messages to the child process that checks examples: first the playground's files, then the steps of one example at a
 * time.
 */
export type ProcessTask = { playground: MadePlayground } | { steps: CheckedStep[] };

let both: { core: CoreInNode; node: NodeBuilder } | undefined;

process.on('message', async (task: ProcessTask) => {
  if ('playground' in task) both = { core: startCore(task.playground), node: createNodeBuilder() };
  else if (both) process.send?.(await checkExample(task.steps, both));
});
process.once('disconnect', () => {
  both?.node.close();
  process.exit();
});
