/**
 * Tests that the checks report the names that a webpack update adds, removes or changes. The update is simulated by a
 * copy of the installed package with an edited schema, default and hook.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledPage } from '../../compile/types.ts';
import { entriesBetween } from '../../facts/changes/entries.ts';
import { compareFacts } from '../../facts/compare.ts';
import { loadFacts, loadFactsOf } from '../../facts/index.ts';
import type { Facts } from '../../facts/types.ts';
import { measureCoverage } from './coverage.ts';

const root = path.resolve(import.meta.dirname, '../..');
// The folder is inside the project, so that the copy can resolve webpack's dependencies.
const folder = path.join(root, '.cache', 'another-webpack');
const copy = path.join(folder, 'node_modules/webpack');

interface Schema {
  definitions: Record<string, { properties: Record<string, object> }>;
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`webpack's ${file} has not what this test changes: change something else.`);
  writeFileSync(path.join(copy, file), changed);
}

const before = loadFacts();
let after: Facts;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  cpSync(path.join(root, 'node_modules/webpack'), copy, { recursive: true });
  edit('package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "5.999.0"'));
  edit('schemas/WebpackOptions.json', (text) => {
    const schema = JSON.parse(text) as Schema;
    const { properties } = schema.definitions.Output!;
    delete properties.devtoolNamespace;
    properties.brandNew = { description: 'Planted.', type: 'boolean' };
    properties.compareBeforeEmit = { description: 'Planted.', type: 'string' };
    return JSON.stringify(schema);
  });
  edit('lib/config/defaults.js', (text) =>
    text.replace('D(options, "parallelism", 100)', 'D(options, "parallelism", 50)'),
  );
  edit('lib/Compiler.js', (text) =>
    text.replace('this.hooks = Object.freeze({', 'this.hooks = Object.freeze({ brandNew: new SyncHook(["one"]),'),
  );
  after = loadFactsOf(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('facts are those of the other webpack', () => {
  expect(after.versions.webpack).toBe('5.999.0');
  expect(before.versions.webpack).not.toBe('5.999.0');
});

test('what was added, removed and changed is named', () => {
  const { added, removed, changed } = compareFacts(before, after);
  expect(added.filter((id) => !id.startsWith('cli:'))).toEqual(['option:output.brandNew', 'hook:Compiler.brandNew']);
  expect(removed.filter((id) => !id.startsWith('cli:'))).toEqual(['option:output.devtoolNamespace']);
  expect(changed).toContainEqual({ id: 'option:parallelism', field: 'default', before: '"100"', after: '"50"' });
  expect(changed).toContainEqual({
    id: 'option:output.compareBeforeEmit',
    field: 'type',
    before: '"boolean"',
    after: '"string"',
  });
});

test('readers meet five changes, and the folder that a webpack is installed in is none', () => {
  const told = entriesBetween(before, after).map(({ change, area, name, says }) => `${change} ${area} ${name} ${says}`);
  expect(told).toEqual([
    'new options output.brandNew boolean',
    'changed options output.compareBeforeEmit type: boolean → string',
    'removed options output.devtoolNamespace string · default ""',
    'changed defaults parallelism default: 100 → 50',
    'new hooks Compiler.brandNew SyncHook(one)',
  ]);
});

test('coverage names what pages lack, and what they document that is gone', () => {
  const claims = [...before.byId.keys()].map((fact) => ({ fact, anchor: '', line: 1, by: 'heading' as const }));
  const { option, hook } = measureCoverage(after, [{ kind: 'page', claims } as unknown as CompiledPage]);
  expect(option).toMatchObject({ missing: ['option:output.brandNew'], unknown: ['option:output.devtoolNamespace'] });
  expect(hook.missing).toEqual(['hook:Compiler.brandNew']);
});

test('a folder without webpack is an error that says what to do', () => {
  expect(() => loadFactsOf(path.join(root, 'docs'))).toThrow(
    /docs has no webpack in its node_modules: make one with npm install/,
  );
});
