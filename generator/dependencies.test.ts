import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { codeOf } from '../compile/cache-keys/code-version.ts';
import { readLockedPackages } from '../compile/cache-keys/locked-packages.ts';
import { factPackages } from '../facts/packages.ts';
import { inProject } from './paths.ts';
import { readPackagesToBuild } from '../scripts/testing/packages-to-build.ts';

const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  withoutDependencies: string[];
};
const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const handbook = readFileSync(inProject('docs/dependencies.md'), 'utf8');
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^\| (`.+?`) \| .+ \|$/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
const listed = namesIn(handbook);
const withPage = globSync('content/**/packages.yaml', { cwd: inProject('.') }).flatMap((file) =>
  (parse(readFileSync(inProject(file), 'utf8')) as { package: string }[]).map((entry) => entry.package),
);

test('docs/dependencies.md gives a reason for every dependency without a page, and for no other package', () => {
  expect(withPage.length).toBeGreaterThan(20);
  expect(dependencies.filter((name) => !listed.includes(name) && !withPage.includes(name))).toEqual([]);
  expect(listed.filter((name) => !dependencies.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

const sources = globSync('**/*.{ts,tsx,mjs,css,md,mdx}', {
  cwd: inProject('.'),
  exclude: (name) => /^(?:node_modules|dist|\.cache|reports|docs)$/.test(name),
});
/**
 * Matches a module request in code after `import`, `from`, or `require`, and any quoted module name, because loaders in
 * examples aren't imported.
 */
const imported = /(?:\bfrom|\bimport|\brequire|@import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g;
const quoted = /['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/g;

/** Returns the packages that a file of the project imports or, if it is a page, that its examples name. */
function usedIn(file: string): string[] {
  const text = readFileSync(inProject(file), 'utf8');
  const code = /\.mdx?$/.test(file)
    ? [...text.matchAll(/^ *(`{3,})[^]*?^ *\1/gm)].flatMap(([fence]) => [...fence.matchAll(quoted)])
    : [...text.matchAll(imported)];
  return code.map(([, name = '']) => name);
}

test('every dependency is imported, has a page, or is in the table of those used without an import', () => {
  const used = new Set([...sources.flatMap(usedIn), ...withPage]);
  expect(used.size).toBeGreaterThan(dependencies.length / 2);
  const unused = dependencies.filter((name) => !used.has(name));
  expect(unused.toSorted()).toEqual(namesIn(handbook.split('## Used without an import')[1] ?? '').toSorted());
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

test('`npm start` installs what builds and serves the site', () => {
  const locked = readLockedPackages();
  const code = globSync(entries, { cwd: inProject('.') }).filter((file) => !file.includes('.test.'));
  expect(code.length).toBeGreaterThan(100);
  const { packages } = codeOf(
    code.map((file) => inProject(file)),
    locked,
  );
  expect(packages).toContain('webpack');
  // `src/model/whole-configuration.ts` contains example code that imports express.
  const needed = [...packages, ...withPage, ...factPackages].filter((name) => name !== 'express');
  const { all, toBuild } = readPackagesToBuild();
  const missing = needed.map((name) => `node_modules/${name}`).filter((folder) => !toBuild.includes(folder));
  expect(missing).toEqual([]);
  expect(manifest.withoutDependencies.filter((name) => !all.includes(`node_modules/${name}`))).toEqual([]);
});

test('a first visitor waits for a third of the packages', () => {
  const { all, toBuild } = readPackagesToBuild();
  expect(toBuild.length).toBeLessThan(all.length / 3);
});
