/** Tests that every export is used by another file. An unused export should be private, or is dead code. */
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
  .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(path.join(root, file)));

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

/** Identifiers in each file. The test only looks for the name, and doesn't verify that it is actually imported. */
const names = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/\w+/g))]));

/** Returns the exports that no other file uses. For tests, uses in the exporting file count as well. */
function unusedExports(file: string): string[] {
  const text = texts.get(file)!;
  const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  return exported.filter((name) => {
    const users = files.filter((other) => other !== file && names.get(other)!.has(name));
    const usesItself = (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    return !users.some((user) => !isForTests(user)) && !(usesItself && users.length > 0);
  });
}

/** Whether a file has exports for external callers, such as a tool or a hosting provider. */
const isForOthers = (file: string): boolean => /(?:^|\/)(?:vitest\.)?config\.ts$|^(?:functions|netlify)\//.test(file);

test('no value is exported for nobody', () => {
  const checked = files.filter((file) => !isForTests(file) && !isForOthers(file));
  const unused = checked.flatMap((file) => unusedExports(file).map((name) => `${file}: ${name}`));
  expect(unused).toEqual([]);
});
