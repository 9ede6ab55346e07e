import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Schema } from '../../facts/schema/schema.ts';
import { parseSince, sinceFile } from '../since/since-data.ts';
import { readSnapshot } from '../snapshot.ts';
import { removedOptions } from './compare-options.ts';
import { removedFile, removedSnapshot } from './schema.ts';

const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const text: Schema = { type: 'string' };

test('an option is removed in the first version without it, and what is inside of it is not listed', () => {
  const versions = [
    { major: 2, root: object({ lazy: text, setup: object({ deep: text }), port: text }) },
    { major: 3, root: object({ setup: object({ deep: text }), before: text, port: text }) },
    { major: 4, root: object({ before: text, port: text }) },
    { major: 5, root: object({ port: text }) },
  ];
  expect(removedOptions(versions)).toEqual([
    { name: 'lazy', removedIn: '3' },
    { name: 'setup', removedIn: '4' },
    { name: 'before', removedIn: '5' },
  ]);
});

test('what comes back is not removed, and the same option in several places is one', () => {
  const rule: Schema = { type: 'object', properties: { query: text, use: text } };
  const old: Schema = {
    definitions: { Rule: rule },
    ...object({
      defaultRules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
      rules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
      hot: text,
    }),
  };
  const now: Schema = {
    definitions: { Rule: { type: 'object', properties: { use: text } } },
    ...object({
      defaultRules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
      rules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
      hot: text,
    }),
  };
  expect(
    removedOptions([
      { major: 3, root: old },
      { major: 4, root: object({}) },
      { major: 5, root: now },
    ]),
  ).toEqual([{ name: 'rules[].query', removedIn: '4', aliases: ['defaultRules[].query'] }]);
});

test('the snapshot has what releases of webpack 5 dropped: npm run data:removed makes it anew', async () => {
  const { options } = await readSnapshot(removedFile, removedSnapshot);
  const names = new Set(options.map(({ name }) => name));
  const dropped = Object.values(parseSince(readFileSync(sinceFile, 'utf8')).removed).flat();
  expect(dropped.length).toBeGreaterThan(15);
  expect(dropped.filter((name) => !names.has(name))).toEqual([]);
});
