import { expect, test } from 'vitest';
import { texts } from './texts/en.ts';
import { isProjectPath, projectTrouble } from './check-project.ts';
import type { Project } from '../../../src/model/project.ts';

const troubleOf = (project: Project): string | undefined => projectTrouble(project, texts.troubles);

test('paths stay in the folder of the project', () => {
  for (const path of ['src/index.js', 'webpack.config.js', '.env', 'a b/ç.js'])
    expect(isProjectPath(path), path).toBe(true);
  for (const path of [
    '',
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a//b',
    './a',
    'a/',
    'a\\b',
    'a\0',
    '__proto__/x',
    'x'.repeat(300),
  ])
    expect(isProjectPath(path), path).toBe(false);
});

test('a project that is too large, or leads elsewhere, is told so', () => {
  expect(troubleOf({ files: { 'src/index.js': '' }, commandLine: '' })).toBeUndefined();
  expect(troubleOf({ files: { '../x': '' }, commandLine: '' })).toContain('../x');
  expect(troubleOf({ files: { x: 'a'.repeat(11 * 2 ** 20) }, commandLine: '' })).toContain('10 MB');
  expect(troubleOf({ files: { x: { base64: 'a'.repeat(15 * 2 ** 20) } }, commandLine: '' })).toContain('10 MB');
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`f${index}`, '']));
  expect(troubleOf({ files: many, commandLine: '' })).toContain('2001 files');
});
