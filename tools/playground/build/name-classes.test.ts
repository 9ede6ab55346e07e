import vm from 'node:vm';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { nameClasses } from './name-classes.ts';

const source = `
class Plugin { apply() { return new (class Inner {})().constructor.name; } }
const Other = class extends Plugin {};
class Named { static name = "own"; }
exports.names = [Plugin, Other, Named].map(({ name }) => name);
exports.inner = new Plugin().apply();
exports.text = "class Text {";
`;

test('classes keep their names when they are minified, and functions do not', async () => {
  const { code } = await transform(nameClasses(`${source}function long() {}\nexports.long = long;`), { minify: true });
  const { code: minified } = await transform(`(() => { ${code} })()`, { minify: true });
  const made: Record<string, unknown> = {};
  vm.runInNewContext(minified, { exports: made });
  expect([...(made['names'] as string[])]).toEqual(['Plugin', 'Other', 'own']);
  expect(made['inner']).toBe('Inner');
  expect(made['text']).toBe('class Text {');
  expect(Object(made['long']).name).not.toBe('long');
});

test('modules and scripts are read, others are told', () => {
  expect(nameClasses('export class A {}')).toContain('value:"A"');
  expect(nameClasses('#!/usr/bin/env node\nreturn; class A {}')).toContain('value:"A"');
  expect(() => nameClasses('class A { nothing else')).toThrow(SyntaxError);
});
