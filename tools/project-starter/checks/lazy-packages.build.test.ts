import { appendFileSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../../compile/testing/write-files.ts';
import { installedVersions } from '../build/versions.ts';
import { generate } from '../model/generate.ts';
import { firstAnswers, type Answers } from '../model/questions.ts';
import { startBuilders } from './build.ts';
import { writeProject } from './write-project.ts';

const root = temporaryFolder('lazy-packages');
const builders = startBuilders();
afterAll(() => builders.close());

test('a package that is added with import() stays out of the vendor file, which the page loads first', async () => {
  const folder = path.join(root, 'app');
  const answers: Answers = { ...firstAnswers, framework: 'react', language: 'js-swc', development: 'reload' };
  await writeProject(generate(answers, installedVersions()), folder);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  writeFiles(folder, { 'node_modules/chart-kit/index.js': 'console.log("chart-kit was drawn");' });
  appendFileSync(path.join(folder, 'src/index.jsx'), 'import("chart-kit");\n');

  const { problems } = await builders.build({ folder, mode: 'production', output: 'dist' }, async (build) => build);
  expect(problems).toEqual([]);
  const dist = path.join(folder, 'dist');
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(page).toContain('src=vendor.');
  const lazy = readdirSync(dist).filter((file) =>
    readFileSync(path.join(dist, file), 'utf8').includes('chart-kit was drawn'),
  );
  expect(lazy).toEqual([expect.stringMatching(/\.js$/)]);
  expect(page).not.toContain(lazy[0]);
});
