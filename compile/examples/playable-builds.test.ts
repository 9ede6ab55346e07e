import { expect, test } from 'vitest';
import { parseFenceInfo } from '../markdown/fence.ts';
import type { Fence } from '../types.ts';
import { playableBuilds } from './playable-builds.ts';

const fence = (info: string, code: string): Fence => ({
  ...parseFenceInfo(info).attributes,
  code,
  line: 1,
  anchor: '',
});

const fences = [
  fence('js title="src/index.js" project=shop', 'console.log(1);'),
  fence('bash project=shop', 'npx webpack --mode development'),
  fence('diff title="src/index.js" project=shop', '-console.log(1);\n+console.log(2);'),
  fence('bash project=shop', 'npx webpack'),
  fence('js title="src/index.js" project=other', 'import "fs";'),
  fence('bash project=other', 'npx webpack'),
];

test('each build has the files as they are at that point of the page', () => {
  const builds = playableBuilds({ path: 'guides/a.md', fences }, { 'content/guides/a.md': ['shop'] });
  expect(builds.map(({ name, project }) => [name, project.commandLine, project.files['src/index.js']])).toEqual([
    ['shop', '--mode development', 'console.log(1);\n'],
    ['shop~2', '', 'console.log(2);\n'],
  ]);
  expect(builds.map((build) => build.fence)).toEqual([fences[1], fences[3]]);
});

test('examples that are not on the list have none', () => {
  expect(playableBuilds({ path: 'guides/b.md', fences }, { 'content/guides/a.md': ['shop'] })).toEqual([]);
});
