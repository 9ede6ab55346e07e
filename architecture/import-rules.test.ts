/** Tests that the imports of the project follow the table of layers. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { violationsOf } from './check-imports.ts';
import { layers, topFiles } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');
const places = layers.map((layer) => layer.path);
const files = globSync(
  ['*.{ts,tsx}', ...places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.{ts,tsx,mjs}`))],
  { cwd: root },
)
  .map((file) => file.split(path.sep).join('/'))
  .sort();

test('no file imports what the table does not allow', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(violationsOf(files, root).map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
});

test('every file of TypeScript in the project belongs to a layer', () => {
  const all = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.cache', 'reports'].includes(name),
  });
  expect(
    all
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !files.includes(file) && !topFiles.includes(file)),
  ).toEqual([]);
});

test('the handbook shows this table', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  for (const { path: place, contains, imports } of layers) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${place}${place.endsWith('.ts') ? '' : '/'}\` |`));
    expect(row, place).toBe(
      `| \`${place}${place.endsWith('.ts') ? '' : '/'}\` | ${contains} | ${imports.map((one) => `\`${one}\``).join(', ') || '–'} |`,
    );
  }
});
