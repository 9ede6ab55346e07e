/** Tests that every export is used by another file. If it isn't, it should be private, or is dead code. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** Source code without comments, because comments mention many names. */
const texts = new Map(
  files.map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/^\s*\/\/.*$/gm, ''),
  ]),
);

const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|^e2e\/|(?:^|\/)testing\/|^data\/test-server|^architecture\//.test(file);

/** Files that import each export, by exporting file and name of the export. */
const importers = new Map(files.map((file) => [file, new Map<string, Set<string>>()]));
/**
 * Paths of files that code loads by path, as in `import('./a.ts')` or a webpack alias. Which of their exports are used
 * isn't known.
 */
const paths = new Set<string>();

for (const [file, text] of texts) {
  const named = text.replaceAll(
    /\b(?:import|export)(?: type)? ([\w$*{},\s]+) from '([^']+)'/g,
    (_statement, names: string, specifier: string) => {
      const listed = names.includes('*') ? text.match(/\w+/g)! : (/\{([^}]*)\}/.exec(names)?.[1] ?? '').split(',');
      const of = importers.get(path.join(path.dirname(file), specifier));
      for (const part of listed) {
        const name = part
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, '');
        of?.set(name, (of.get(name) ?? new Set()).add(file));
      }
      return '';
    },
  );
  if (!/\.test\.tsx?$/.test(file))
    for (const [, found] of named.matchAll(/['"`/](?:\.{1,2}\/)*([\w./-]+\.tsx?)(?=['"`])/g)) paths.add(found!);
}

/** Identifiers in each file. */
const identifiers = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/\w+/g))]));

/**
 * Returns the files that import an export. If its file is loaded by path, returns all other files that contain its
 * name.
 */
function usersOf(name: string, file: string): string[] {
  const byPath = [...paths].some((found) => `/${file}`.endsWith(`/${found}`));
  return byPath
    ? files.filter((other) => other !== file && identifiers.get(other)!.has(name))
    : [...(importers.get(file)!.get(name) ?? [])];
}

/**
 * Returns the exports that no other file imports. If only tests import an export, the exporting file has to use it, too,
 * unless the file itself is for tests.
 */
function unusedExports(file: string): string[] {
  const text = texts.get(file)!;
  const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|let|type|interface) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  return exported.filter((name) => {
    const users = usersOf(name, file);
    const usesItself = (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    return !users.some((user) => !isForTests(user)) && !((usesItself || isForTests(file)) && users.length > 0);
  });
}

/**
 * Whether a file's exports are used by code that this test doesn't read: Vitest, a hosting provider, or generated
 * modules.
 */
const isForOthers = (file: string): boolean =>
  /(?:^|\/)(?:vitest\.)?config\.ts$|^(?:functions|netlify)\/|\/page\/(?:build-project|edit-block)\.tsx$/.test(file);

test('no value and no type is exported for nobody', () => {
  const checked = files.filter((file) => !/\.d\.ts$|\.test\.tsx?$/.test(file) && !isForOthers(file));
  const unused = checked.flatMap((file) => unusedExports(file).map((name) => `${file}: ${name}`));
  expect(unused).toEqual([]);
});
