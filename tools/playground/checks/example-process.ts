/**
 * A process that checks examples, one after the other: what their configurations and plugins print, and what they leave behind,
 * stays in it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { type CoreInNode, startCore } from '../build/core-in-node.ts';
import type { MadePlayground } from '../build/make.ts';
import { checkExample, type CheckedStep } from './check-example.ts';
import { createNodeBuilder, type NodeBuilder } from './node-builds.ts';

/** What the process is told: first the playground, then the steps of an example at a time. */
export type ProcessTask = { playground: MadePlayground } | { steps: CheckedStep[] };

let both: { core: CoreInNode; node: NodeBuilder } | undefined;

process.on('message', async (task: ProcessTask) => {
  if ('playground' in task) both = { core: coreOf(task.playground), node: createNodeBuilder() };
  else if (both) process.send?.(await checkExample(task.steps, both));
});
process.once('disconnect', () => {
  both?.node.close();
  process.exit();
});

function coreOf({ list, folder }: MadePlayground): CoreInNode {
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const script = new vm.Script(read(list.core.address).toString(), { filename: 'playground-core.js' });
  return startCore(script, new Map(Object.entries(list.parts).map(([name, { address }]) => [name, read(address)])));
}
