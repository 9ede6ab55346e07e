import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';

const folder = temporaryFolder('webpack-docs-pager');
const pager = path.join(folder, 'pager.mjs');
const shower = path.join(folder, 'show.mjs');
/** More text than a pipe can hold, so that the pipe breaks if the pager exits early. */
const long = 'line\n'.repeat(200_000);

beforeAll(() => {
  writeFileSync(
    pager,
    `const [what] = process.argv.slice(2);
    if (what === 'read') {
      let size = 0;
      for await (const piece of process.stdin) size += piece.length;
      process.stdout.write('paged ' + size);
    } else {
      process.stdin.once('data', () => {
        process.stdout.write('first page');
        process.exit(what === 'fail' ? 1 : 0);
      });
    }`,
  );
  writeFileSync(
    shower,
    `import { showInPager } from ${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'show-in-pager.ts')).href)};
    const [lines, isPaged, isTerminal] = process.argv.slice(2);
    Object.assign(process.stdout, { isTTY: isTerminal === 'true', rows: 10 });
    showInPager('line\\n'.repeat(Number(lines)), isPaged === 'true');`,
  );
});

/** Returns what the terminal shows. @param pagerWords value of the variable `PAGER` */
function seen(pagerWords: string, { lines = 200_000, isPaged = true, isTerminal = true } = {}): string {
  const words = [shower, String(lines), String(isPaged), String(isTerminal)];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      PAGER: pagerWords,
    },
  });
  expect(stderr).toBe('');
  return stdout;
}
/**
 * Returns a value for `PAGER`. It contains no paths, because words are separated by spaces, and folder names may
 * contain spaces.
 */
const run = (what: string): string => `node pager.mjs ${what}`;

test('a text longer than the terminal goes through the pager, all of it', () => {
  expect(seen(run('read'))).toBe(`paged ${long.length}`);
});

test('whoever leaves the pager early gets no more of it', () => {
  expect(seen(run('leave'))).toBe('first page');
});

test('a pager that fails or is missing loses nothing', () => {
  expect(seen(run('fail'))).toBe(`first page${long}`);
  expect(seen('no-such-pager')).toBe(long);
});

test('what fits, what is not for a terminal, and what is to come at once, needs no pager', () => {
  expect(seen(run('read'), { lines: 5 })).toBe('line\n'.repeat(5));
  expect(seen(run('read'), { isTerminal: false })).toBe(long);
  expect(seen(run('read'), { isPaged: false })).toBe(long);
});
