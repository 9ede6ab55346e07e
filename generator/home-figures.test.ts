import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';
import { loadFacts } from '../facts/index.ts';
import { countFigures, latestPost } from './home-figures.ts';

const folder = temporaryFolder('figures');
mkdirSync(path.join(folder, 'blog'));

const page = (name: string, front: string, body = ''): void =>
  writeFileSync(path.join(folder, name), `---\ntitle: ${front}\n---\n\n${body}\n`);

test('executed blocks are counted, others are not', () => {
  page(
    'a.md',
    'A',
    '```js project=x title="a.js"\n1\n```\n\n```js\n2\n```\n\n```bash project=x\nls\n```\n\n```js run exempt="no"\n3\n```',
  );
  const { examples, facts, options } = countFigures(folder, loadFacts());
  expect(examples).toBe(2);
  expect(facts).toBeGreaterThan(options);
  expect(options).toBeGreaterThan(500);
});

test('the newest post is the last one, or the last one about a release', () => {
  expect(latestPost(folder)).toBeUndefined();
  page('blog/2026-10-15-b.md', 'B\ndate: 2026-10-15');
  page('blog/2026-09-14-a.md', 'A\ndate: 2026-09-14');
  expect(latestPost(folder)).toEqual({ title: 'B', url: '/blog/2026-10-15-b/' });
  page('blog/2026-09-01-webpack-5-110.md', 'webpack 5.110\ndate: 2026-09-01');
  expect(latestPost(folder)).toEqual({ title: 'webpack 5.110', url: '/blog/2026-09-01-webpack-5-110/' });
});
