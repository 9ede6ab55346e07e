import { expect, test } from 'vitest';
import { endedEarly, endlessLoopIn, syntaxErrorIn } from './problems.ts';

const project = { files: { 'src/index.js': '', 'webpack.config.js': 'for (;;);' }, commandLine: '' };

test('a build that is stopped before its first step is a problem of the configuration', () => {
  const problem = endedEarly('timeout', 'Too long.', project, undefined);
  expect(problem).toMatchObject({ severity: 'error', place: { file: 'webpack.config.js' } });
  expect(problem.message).toContain('Too long. webpack was still reading the configuration.');
});

test.each([
  ['for (;;);', 1],
  ['// while (true)\nexport default {};\nwhile ( true ) {\n}', 3],
  ['do {\n} while (1);', 2],
  ['while (isOpen()) {}', undefined],
])('the line of the loop in %j is %s', (code, line) => {
  const looping = { files: { 'webpack.config.js': code }, commandLine: '' };
  expect(endedEarly('timeout', 'Too long.', looping, undefined).place).toEqual({
    file: 'webpack.config.js',
    ...(line !== undefined && { line }),
  });
});

test('a build that is stopped later says its last step, and blames no file', () => {
  const problem = endedEarly('stopped', 'Stopped.', project, 'building src/index.js');
  expect(problem.message).toBe('Stopped. webpack’s last step: building src/index.js.');
  expect(problem).toMatchObject({ severity: 'warning' });
  expect(problem).not.toHaveProperty('place');
});

test('a build that a crash ended says only that', () => {
  expect(endedEarly('crashed', 'Crashed.', project, 'sealing').message).toBe('Crashed.');
});

test('a syntax error of a script is told without the advice to use a loader', () => {
  const problem = (file: string) =>
    ({
      severity: 'error',
      name: 'ModuleParseError',
      message:
        'Module parse failed: Unexpected token (5:12)\nYou may need an appropriate loader to handle this file type.',
      place: { file, line: 5 },
      origin: 'build',
    }) as const;
  expect(syntaxErrorIn(problem('src/index.js'))).toBe('Unexpected token');
  expect(syntaxErrorIn(problem('src/style.css'))).toBeUndefined();
});

test.each([
  [{ 'src/index.js': "import './a.js';\nwhile (true) {}", 'src/a.js': 'for (const x of [1]) x;' }, 'src/index.js', 2],
  [{ 'src/index.js': '// for (;;);\nlet n = 1;\nwhile (n > 0) n++;' }, 'src/index.js', 3],
  [{ 'src/index.js': 'for (;;);', 'src/a.js': 'for (;;);' }, undefined, undefined],
])('the loop of the preview that never ends is told if it is the only one: %j', (files, file, line) => {
  const found = endlessLoopIn({ files: { ...files, 'webpack.config.js': 'for (;;);' }, commandLine: '' });
  expect(found).toEqual(file === undefined ? undefined : { file, line });
});
