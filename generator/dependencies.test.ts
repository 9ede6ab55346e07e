import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from './paths.ts';

const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  dependencies?: object;
  devDependencies: Record<string, string>;
};
const dependencies = Object.keys(manifest.devDependencies);
const rows = [...readFileSync(inProject('docs/dependencies.md'), 'utf8').matchAll(/^\| (`.+?`) \| .+ \|$/gm)];
const listed = rows.flatMap(([, names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')));
const withPage = globSync('content/**/packages.yaml', { cwd: inProject('.') }).flatMap((file) =>
  (parse(readFileSync(inProject(file), 'utf8')) as { package: string }[]).map((entry) => entry.package),
);

test('docs/dependencies.md gives a reason for every dependency without a page, and for no other package', () => {
  expect(withPage.length).toBeGreaterThan(20);
  expect(dependencies.filter((name) => !listed.includes(name) && !withPage.includes(name))).toEqual([]);
  expect(listed.filter((name) => !dependencies.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  expect(manifest.dependencies).toBeUndefined();
});
