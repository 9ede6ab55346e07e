import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { withMissingPackage } from './missing-package.ts';
import { files } from './node/fs.ts';
import { startProblem } from './results.ts';

const missingPackage = (message: string) =>
  withMissingPackage(startProblem(new Error(message)), isBuiltin).missingPackage;

test.each([
  ["Module not found: Error: Can't resolve 'left-pad' in '/project/src'", 'left-pad'],
  ["Module not found: Error: Can't resolve '@scope/name/part.js' in '/project'", '@scope/name'],
  ["Cannot find module 'some-webpack-plugin' (from /project)", 'some-webpack-plugin'],
])('%s names a package', (message, name) => expect(missingPackage(message)).toBe(name));

test.each([
  "Module not found: Error: Can't resolve './nowhere.js' in '/project/src'",
  "Module not found: Error: Can't resolve '/nowhere.js' in '/project/src'",
  "Module not found: Error: Can't resolve 'fs' in '/project/src'",
  "Module not found: Error: Can't resolve 'node:fs' in '/project/src'",
  'Unexpected token',
])('%s names none', (message) => expect(missingPackage(message)).toBeUndefined());

test('a package that is there, but lacks the file, is not missing', () => {
  files.mkdirSync('/project/node_modules/here', { recursive: true });
  expect(missingPackage("Can't resolve 'here/part' in '/project'")).toBeUndefined();
});
