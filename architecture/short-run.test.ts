/**
 * Tests that each row of the specification that lists test files is the tag of a test in one of them. The short test
 * run selects browser tests by these tags.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRows } from '../e2e/specification-rows.ts';

const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const shown = readRows().filter(({ files }) => files.length > 0);

test('the table is read', () => {
  expect(shown.length).toBeGreaterThan(25);
});

test.each(shown)('$name is the tag of a test in a file that the row names', ({ name, files }) => {
  expect(files.filter((file) => new RegExp(`tags: [^}]*'${name}'`).test(read(file)))).not.toEqual([]);
});
