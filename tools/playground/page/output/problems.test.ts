import { expect, test } from 'vitest';
import { endedEarly } from './problems.ts';

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
