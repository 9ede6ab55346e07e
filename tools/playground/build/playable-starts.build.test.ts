/** Projects of the starter that the page offers to open in the playground: each pair of their answers is built by its core. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { installedVersions } from '../../project-starter/build/versions.ts';
import { combinations, coveringSet } from '../../project-starter/model/combinations.ts';
import { generate } from '../../project-starter/model/generate.ts';
import { forPlayground, isPlayable } from '../../project-starter/model/playable.ts';
import { firstAnswers } from '../../project-starter/model/questions.ts';
import { startCore } from './core-in-node.ts';
import { makePlayground } from './make.ts';

const playable = coveringSet('pairs', combinations().filter(isPlayable));

test('the first answers are among them', () => {
  expect(isPlayable(firstAnswers)).toBe(true);
  expect(playable.length).toBeGreaterThan(10);
});

test('what opens in the playground builds there', { timeout: 300_000 }, async () => {
  const { list, folder } = await makePlayground();
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const parts = new Map(Object.entries(list.parts).map(([name, { address }]) => [name, read(address)]));
  const core = startCore(new vm.Script(read(list.core.address).toString()), parts);
  const versions = installedVersions();
  for (const answers of [firstAnswers, ...playable]) {
    const { compilations, problems, notices } = await core.build(forPlayground(generate(answers, versions)));
    const found = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
    // The preview takes the place of the dev server, and says so. That is all that may be different.
    const said = notices.filter(({ says }) => says !== 'devServer').map(({ says, about }) => `${says}: ${about}`);
    expect([...found.map(({ message }) => message), ...said], JSON.stringify(answers)).toEqual([]);
    expect(compilations.flatMap(({ assets }) => assets).length).toBeGreaterThan(0);
  }
  core.close();
});
