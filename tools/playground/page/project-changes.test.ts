import { expect, test } from 'vitest';
import { modeOf, withFlag, withMode } from './command-line.ts';
import {
  firstPath,
  newPathTrouble,
  roomTrouble,
  sortedPaths,
  withFile,
  withoutFile,
  withRenamed,
} from './project-changes.ts';

const project = {
  files: { 'src/index.js': '1', 'package.json': '{}', 'src/a.css': '', 'webpack.config.js': '' },
  commandLine: '',
};

test('files are added, changed, renamed and removed, and the project before stays as it was', () => {
  expect(withFile(project, 'src/b.js', 'b').files['src/b.js']).toBe('b');
  expect(withoutFile(project, 'src/a.css').files).not.toHaveProperty('src/a.css');
  expect(Object.keys(withRenamed(project, 'src/a.css', 'src/z.css').files)[2]).toBe('src/z.css');
  expect(Object.keys(project.files)).toHaveLength(4);
});

test('the configuration is listed first, and the entry opens', () => {
  expect(sortedPaths(project)).toEqual(['webpack.config.js', 'src/a.css', 'src/index.js', 'package.json']);
  expect(firstPath(project)).toBe('src/index.js');
  expect(firstPath({ files: {}, commandLine: '' })).toBe('');
});

test('paths that can be no file say why', () => {
  expect(newPathTrouble(project, 'src/new.js')).toBeUndefined();
  expect(newPathTrouble(project, 'src/a.css')).toContain('already');
  expect(newPathTrouble(project, 'src')).toContain('directory');
  expect(newPathTrouble(project, 'package.json/x')).toContain('is a file');
  expect(newPathTrouble(project, '../x')).toContain('..');
  expect(newPathTrouble(project, '')).toContain('relative to the project');
  expect(roomTrouble(project, 'a', 'x'.repeat(11_000_000))).toContain('10 MB');
  expect(roomTrouble(project, 'a', 'x')).toBeUndefined();
});

test('flags are read and written in place', () => {
  expect(modeOf('--env a --mode=production')).toBe('production');
  expect(modeOf('--modern x')).toBeUndefined();
  expect(withMode('--mode production --env a', 'development')).toBe('--env a --mode development');
  expect(withMode('--mode production', undefined)).toBe('');
  expect(withFlag('', 'devtool', 'source-map')).toBe('--devtool source-map');
});
