/**
 * Tests configurations in the style of popular frameworks: the worker must report the same messages as `webpack` and
 * `webpack serve`.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../../../generator/paths.ts';
import { parseSource } from '../page/source/read-source.ts';
import { shapeOf } from '../page/source/source-shape.ts';
import { makeCheckerFiles } from './make.ts';
import type { CommandMessages } from './testing/run-webpack.ts';
import { type RealConfiguration, realConfigurations } from './testing/real-configurations.ts';
import { questionOf, startWorker, type RunningWorker } from './testing/run-worker.ts';
import { webpackMessages, writeConfigurations, type WrittenConfigurations } from './testing/webpack-messages.ts';

let worker: RunningWorker;
let written: WrittenConfigurations;
let said: CommandMessages[];
beforeAll(async () => {
  [worker, written] = await Promise.all([startWorker(), writeConfigurations(realConfigurations)]);
  said = await webpackMessages(realConfigurations, written);
  const { folder, list } = await makeCheckerFiles();
  const script = new Uint8Array(readFileSync(path.join(folder, list.typescript.address)));
  worker.tell({ type: 'typescript', script: script.buffer });
});
afterAll(() => written.remove());

function checked({ code, language, commandLine = '' }: RealConfiguration) {
  const shape = shapeOf(parseSource(code, language));
  return worker.ask(
    questionOf(code, { language, shape, surroundings: { commandLine, browserslist: ['defaults'] } }),
    'checked',
  );
}

/** Splits a combined error into its messages, without their bullets. */
function messagesIn(whole: string): string[] {
  const [, ...messages] = whole.split('\n - ');
  return messages.map((message) => message.split('\n   ').join('\n'));
}

test('there are configurations of many shapes, right and wrong', () => {
  expect(realConfigurations.length).toBeGreaterThanOrEqual(40);
  expect(new Set(realConfigurations.map(({ shape }) => shape)).size).toBe(realConfigurations.length);
  expect(said.filter(({ serve }) => serve === undefined).length).toBeGreaterThan(15);
  expect(said.filter(({ build }) => build !== undefined).length).toBeGreaterThan(10);
  expect(said.filter(({ build, serve }) => build === undefined && serve !== undefined).length).toBeGreaterThan(5);
});

test.each(realConfigurations.map((one, index) => ({ ...one, index })))('$shape', async (configuration) => {
  const { build, serve } = said[configuration.index] ?? {};
  const { refusals, configurations } = await checked(configuration);
  // webpack hasn't reported errors in loader options yet, because loaders validate them for each module during a build.
  const atOnce = refusals.filter(({ by }) => !by.endsWith('-loader'));
  expect(atOnce.find(({ by }) => by !== 'webpack-dev-server')?.message).toBe(build);
  expect(atOnce[0]?.message).toBe(serve);
  const problems = configurations.flatMap((one) => one.problems).filter(({ isLater }) => !isLater);
  expect(problems.map(({ by, text }) => [by, text])).toEqual(
    refusals.flatMap(({ by, message }) => messagesIn(message).map((text) => [by, text])),
  );
});

const wrongServers = [
  'an application of Vue with the proxy of an old server',
  'two servers, both wrong',
  'a server of the third version',
];

test.each(wrongServers)('webpack-cli itself refuses to serve: %s', async (shape) => {
  const index = realConfigurations.findIndex((one) => one.shape === shape);
  const [configuration, file] = [realConfigurations[index], written.files[index]];
  if (!configuration || !file) throw new Error(`There is no configuration ${shape}`);
  const words = [inProject('node_modules/webpack-cli/bin/cli.js'), 'serve', '--config', file, '--no-color'];
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, words, { cwd: written.folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code, printed: stdout + stderr }),
    );
  });
  expect(code).toBe(2);
  const { refusals } = await checked(configuration);
  expect(printed).toContain(refusals[0]?.message);
});
