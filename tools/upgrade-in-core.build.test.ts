/**
 * Upgrades each old configuration with the configuration explorer, and builds the result with the installed webpack in
 * the playground's webpack worker. The test is outside both tools because it needs both, and it is removed with either.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCore } from './playground/build/core-in-node.ts';
import type { CoreInNode } from './playground/build/core-in-node.ts';
import { makePlayground } from './playground/build/make.ts';
import { playgroundPackages } from './playground/build/packages.ts';
import { oldConfigurations } from './configuration-explorer/page/upgrade/testing/old-configurations.ts';
import { standInProject } from './configuration-explorer/page/upgrade/stand-in-project.ts';
import { upgrade } from './configuration-explorer/page/upgrade/upgrade.ts';

let core: CoreInNode;

beforeAll(async () => {
  core = startCore(await makePlayground());
});

afterAll(() => core.close());

test.each(oldConfigurations)('$name', async ({ text: old, language }) => {
  const { text } = upgrade(old, language);
  const available = new Set(['webpack', ...Object.keys(playgroundPackages)]);
  const project = standInProject({ text, language, commandLine: '', configurations: [] }, available);
  const { compilations, problems } = await core.build(project);
  const found = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ message }) => message),
    text,
  ).toEqual([]);
  expect(compilations.flatMap(({ assets }) => assets).length).toBeGreaterThan(0);
});
