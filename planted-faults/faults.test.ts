import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isIn } from '../architecture/check-imports.ts';
import { layers } from '../architecture/layers.ts';
import { type Fault, readFaults, withFault } from './read-faults.ts';

const root = path.resolve(import.meta.dirname, '..');
const faults = readFaults();
const count = (isOne: (fault: Fault) => boolean): number => faults.filter(isOne).length;

test('there are enough, of each kind', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  for (const kind of ['code', 'content', 'surroundings'])
    expect(
      count((fault) => fault.kind === kind),
      kind,
    ).toBeGreaterThanOrEqual(20);
  // The short run may miss one fault in ten, which the long run must catch.
  expect(count(({ run }) => run === 'test') / faults.length).toBeGreaterThanOrEqual(0.9);
});

/** Folders with product code, as opposed to tests and data. */
const withCode = layers.filter(
  ({ path: place, environment }) =>
    environment !== 'foreign' &&
    !/^planted-faults$|(?:^|\/)e2e$|\/bench$/.test(place) &&
    globSync(place.endsWith('.ts') ? place : `${place}/**/*.*`, { cwd: root }).length > 0,
);

test.each(withCode)('$path has one', ({ path: place }) => {
  expect(count(({ kind, file }) => kind !== 'content' && isIn(place, file))).toBeGreaterThan(0);
});

test.each(globSync('{tools,packages}/*/faults.yaml', { cwd: root }))('%s is named in the README beside it', (list) => {
  expect(readFileSync(path.join(root, path.dirname(list), 'README.md'), 'utf8')).toContain('`faults.yaml`');
});

describe.each(faults)('$file: $what', (fault) => {
  test('its place is there, once', () => {
    expect(() => withFault(readFileSync(path.join(root, fault.file), 'utf8'), fault)).not.toThrow();
  });

  test('what is to catch it is there', () => {
    if (fault.by.endsWith('.ts') || fault.by.endsWith('.tsx')) expect(existsSync(path.join(root, fault.by))).toBe(true);
  });
});
