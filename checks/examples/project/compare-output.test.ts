import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { repository } from '../runner/runner.ts';
import { compareOutput } from './compare-output.ts';
import { refreshOutput } from './refresh-output.ts';
import { shapeOf } from './line-shape.ts';
import { tidyOutput } from './tidy-output.ts';

const name = 'hello';

test('sizes, hashes, times, versions and the folder above do not matter', () => {
  expect(compareOutput('asset main.4f2a09bc.js 59 bytes', 'asset main.00ff11aa.js 1.2 KiB', { name })).toBeUndefined();
  expect(
    compareOutput('webpack 5.1.0 compiled successfully in 1 ms', 'webpack 5.112.2 compiled successfully in 2.5 s', {
      name,
    }),
  ).toBeUndefined();
  expect(compareOutput('dist/runtime.da6823.js', 'dist/runtime.1786a9.js', { name })).toBeUndefined();
  expect(compareOutput('ERROR in /home/you/hello/src/a.js', 'ERROR in /hello/src/a.js', { name })).toBeUndefined();
});

test.each(['2026-11-21', '11/21/2026', 'Sat Nov 21 2026', 'Sat, 21 Nov 2026'])('nor does the day, as in %s', (day) => {
  const other =
    { '2026-11-21': '2027-01-02', '11/21/2026': '1/2/2027' }[day] ?? day.replace('Sat', 'Tue').replace('21', '9');
  expect(compareOutput(`built ${day} 03:00:50`, `built ${other} 11:12:13`, { name })).toBeUndefined();
});

test('everything else does', () => {
  expect(compareOutput('asset main.js 59 bytes', 'asset index.js 59 bytes', { name })).toEqual({
    line: 0,
    shown: 'asset main.js 59 bytes',
    printed: 'asset index.js 59 bytes',
  });
  expect(compareOutput('one', 'one\ntwo', { name })).toMatchObject({ printed: 'two' });
  expect(compareOutput('one\ntwo', 'one', { name })).toMatchObject({ line: 1, printed: undefined });
  expect(shapeOf('2 modules', name)).not.toBe(shapeOf('3 modules', name));
});

test('an ellipsis stands for lines or for a part of one', () => {
  expect(compareOutput('one\n…\nfour', 'one\ntwo\nthree\nfour', { name })).toBeUndefined();
  expect(compareOutput('one … three', 'one two three', { name })).toBeUndefined();
  expect(compareOutput('…\nfive', 'one\nfour', { name })).toMatchObject({ line: 1 });
});

test('an excerpt has lines, or parts of them, in their order', () => {
  expect(compareOutput('b\nd', '  a\n  b()\n  c\n  d', { name, excerpt: true })).toBeUndefined();
  expect(compareOutput('d\nb', 'a\nb\nc\nd', { name, excerpt: true })).toMatchObject({ line: 1 });
});

test('what is printed is shown without colors, and packages as the project’s own', () => {
  expect(
    tidyOutput(
      '\u001b[32mok\u001b[0m  \n../../../shared/node_modules/lodash/lodash.js\n/tmp/x/1/hello/src/a.js\n',
      '/tmp/x/1/hello',
    ),
  ).toBe('ok\n./node_modules/lodash/lodash.js\n/hello/src/a.js');
});

test('the example’s own folder is shown by its name, also in a URL', () => {
  const folder = '/tmp/a b/1/hello';
  expect(tidyOutput(`${folder}/a.js ${pathToFileURL(folder).href}/a.js`, folder)).toBe(
    '/hello/a.js file:///hello/a.js',
  );
});

test('packages of this repository are the project’s own, whatever its path', () => {
  const packages = path.join(repository, 'node_modules/lodash/a.js');
  const printed = [packages, path.relative('/tmp/x/1/hello', packages), pathToFileURL(packages).href].join('\n');
  expect(tidyOutput(printed, '/tmp/x/1/hello')).toBe(
    '/hello/node_modules/lodash/a.js\n./node_modules/lodash/a.js\nfile:///hello/node_modules/lodash/a.js',
  );
});

test('refreshing keeps what was left out', () => {
  expect(
    refreshOutput('asset main.js 1 bytes\n…\ndone in 1 ms', 'asset main.js 99 bytes\na\nb\ndone in 7 ms', { name }),
  ).toBe('asset main.js 99 bytes\n…\ndone in 7 ms');
  expect(refreshOutput('old', 'new\nlines', { name })).toBe('new\nlines');
});
