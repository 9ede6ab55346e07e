import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './paths.ts';

const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  dependencies?: object;
  devDependencies: Record<string, string>;
};
const rows = [
  ...readFileSync(inProject('docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm),
];

test('docs/dependencies.md gives a reason for every dependency, and for no other', () => {
  expect(rows.map(([, name]) => name).toSorted()).toEqual(Object.keys(manifest.devDependencies).toSorted());
  expect(manifest.dependencies).toBeUndefined();
});

test('the licenses are those of the installed packages', () => {
  for (const [, name, , license] of rows) {
    const installed = JSON.parse(readFileSync(inProject('node_modules', name ?? '', 'package.json'), 'utf8')) as {
      license: string;
    };
    expect(license, name).toBe(installed.license);
  }
});
