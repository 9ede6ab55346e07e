import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';
import webpack, { type Compiler } from 'webpack';
import { followBundling } from './bundling.ts';

let folder: string;
let compiler: Compiler;

beforeEach(() => {
  folder = folderForTest('bundling');
  writeFileSync(path.join(folder, 'a.js'), 'export default 1;');
  compiler = webpack({ mode: 'none', context: folder, entry: './a.js', output: { path: path.join(folder, 'dist') } })!;
});
afterEach(async () => {
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
});

test('an edit that webpack has noticed is waited for, and one that failed too', async () => {
  const done: string[] = [];
  const bundling = followBundling([compiler]);
  await bundling.settled();
  compiler.hooks.done.tapPromise('test', async () => void done.push('bundled'));
  const first = bundling.next();
  const watching = compiler.watch({}, () => {});
  await first;
  for (const text of ['export default 2;', 'export default ;', 'export default 3;']) {
    const noticed = new Promise<void>((resolve) => compiler.hooks.invalid.tap('test', () => resolve()));
    writeFileSync(path.join(folder, 'a.js'), text);
    await noticed;
    await bundling.settled().then(() => done.push('settled'));
  }
  expect(done).toEqual(['bundled', 'bundled', 'settled', 'bundled', 'settled', 'bundled', 'settled']);
  await new Promise<void>((resolve) => watching!.close(() => resolve()));
});
