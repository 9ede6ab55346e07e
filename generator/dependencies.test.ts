import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { codeOf } from '../compile/cache-keys/code-version.ts';
import { readLockedPackages } from '../compile/cache-keys/locked-packages.ts';
import { factPackages } from '../facts/packages.ts';
import { inProject } from './paths.ts';

const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
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
});

/** Code that `npm start` and `npm run build` run, bundle or start as a process. */
const entries = [
  'generator/{cli,start/cli}.ts',
  '{generator,compile,facts}/**/*-{process,thread,worker}.ts',
  'facts/extract.ts',
  'src/entries/*.{ts,tsx}',
  'tools/*/build/build.ts',
  'tools/*/{message-relay,page,webpack-worker,worker}/**/*.{ts,tsx}',
];

test('what builds and serves the site are dependencies, which alone `npm start` installs', () => {
  const locked = readLockedPackages();
  const code = globSync(entries, { cwd: inProject('.') }).filter((file) => !file.includes('.test.'));
  expect(code.length).toBeGreaterThan(100);
  const { packages } = codeOf(
    code.map((file) => inProject(file)),
    locked,
  );
  expect(packages).toContain('webpack');
  const needed = [...packages, ...withPage, ...factPackages];
  expect(needed.filter((name) => locked[`node_modules/${name}`]?.dev === true)).toEqual([]);
});
