/**
 * Tests the projects that the page offers to open in the playground. The playground's webpack worker builds a set of
 * them that covers each pair of answers.
 */
import { expect, test } from 'vitest';
import { installedVersions } from './versions.ts';
import { combinations, coveringSet } from '../model/combinations.ts';
import { generate } from '../model/generate.ts';
import { forPlayground, lackingPackages } from '../model/playable.ts';
import { firstAnswers } from '../model/questions.ts';
import type { Project } from '../../../src/model/project.ts';
import { toolUrl } from '../../tools.ts';

const playable = coveringSet(
  'pairs',
  combinations().filter((answers) => lackingPackages(answers).length === 0),
);

test('the first answers are among them', () => {
  expect(lackingPackages(firstAnswers)).toEqual([]);
  expect(playable.length).toBeGreaterThan(10);
});

test.skipIf(toolUrl('playground') === undefined)('only packages that the playground lacks are named', async () => {
  const file = '../../playground/build/packages.ts';
  const { playgroundPackages } = (await import(file)) as { playgroundPackages: Record<string, unknown> };
  const named = new Set(coveringSet('answers').flatMap(lackingPackages));
  expect([...named]).toContain('sass-loader');
  expect([...named].filter((name) => Object.hasOwn(playgroundPackages, name))).toEqual([]);
});

/**
 * The part of the playground's API that this test uses. It is declared here because the site may be built without the
 * playground.
 */
type StartCore = (made: unknown) => {
  build(project: Project): Promise<{
    compilations: { problems: { message: string }[]; assets: unknown[] }[];
    problems: { message: string }[];
    notices: { says: string; about: string }[];
  }>;
  close(): void;
};

test.skipIf(toolUrl('playground') === undefined)('what opens in the playground builds there', async () => {
  const build = '../../playground/build';
  const { makePlayground } = (await import(`${build}/make.ts`)) as { makePlayground: () => Promise<unknown> };
  const { startCore } = (await import(`${build}/core-in-node.ts`)) as { startCore: StartCore };
  const core = startCore(await makePlayground());
  const versions = installedVersions();
  for (const answers of [firstAnswers, ...playable]) {
    const { compilations, problems, notices } = await core.build(forPlayground(generate(answers, versions)));
    const found = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
    // The only notice that is accepted: the preview replaces the development server.
    const said = notices.filter(({ says }) => says !== 'devServer').map(({ says, about }) => `${says}: ${about}`);
    expect([...found.map(({ message }) => message), ...said], JSON.stringify(answers)).toEqual([]);
    expect(compilations.flatMap(({ assets }) => assets).length).toBeGreaterThan(0);
  }
  core.close();
});
