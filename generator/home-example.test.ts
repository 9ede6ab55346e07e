import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';
import webpack from 'webpack';
import { buildHomeExample } from './home-example.ts';

test('the home page shows four files and the bundle that webpack makes of them', async () => {
  const folder = folderForTest('home-example');
  const { sources, bundle, output } = await buildHomeExample(folder);
  expect(sources.map(({ name }) => name)).toEqual(['src/index.js', 'src/parcel.js', 'webpack.config.js', 'page.html']);
  expect(output.replaceAll(/<[^>]+>/g, '')).toContain(`webpack ${webpack.version} compiled successfully`);

  const code = await readFile(path.join(folder, 'home-example/bundle.js'), 'utf8');
  expect(
    bundle.html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#x26;', '&')
      .replaceAll('&lt;', '<'),
  ).toBe(code);
  const main = { textContent: '' };
  runInNewContext(code, { document: { querySelector: () => main } });
  expect(main.textContent).toBe('A parcel of 3 kg');
  // The home page claims that the unused function is removed.
  expect(code).not.toContain('1.5');
});
