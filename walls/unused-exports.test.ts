/**
 * What a file exports, another one uses: else it is for the file alone, or for nothing.
 */
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

/** Code without its comments, which name much. */
const texts = new Map(
  files.map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/^\s*\/\/.*$/gm, ''),
  ]),
);

const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|^e2e\/|(?:^|\/)testing\/|^data\/test-server|^walls\//.test(file);

/** Names in a file. Whether one is imported or loaded by its name is not asked: a name that nobody says is enough to find. */
const names = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/\w+/g))]));

/**
 * Values that a file exports and no other one uses: a test counts where the file itself uses the name, too.
 */
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

/** Files whose exports are read by what is not in the repository: a tool, or a host. */
const isForOthers = (file: string): boolean => /(?:^|\/)(?:vitest\.)?config\.ts$|^(?:functions|netlify)\//.test(file);

test('no value is exported for nobody', () => {
  const checked = files.filter((file) => !isForTests(file) && !isForOthers(file));
  const unused = checked.flatMap((file) => unusedExports(file).map((name) => `${file}: ${name}`));
  expect(unused).toEqual([]);
});
