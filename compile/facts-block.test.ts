import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';

import { loadFacts } from '../facts/index.ts';
import type { Fact } from '../facts/types.ts';
import { ofItsOptions } from '../src/model/default-line.ts';
import { compactFacts, factsBlock } from './facts-block.ts';

const facts = loadFacts();

test('a row has the whole type, also where only some of the values have a name', () => {
  const text = (id: string): string => toHtml(compactFacts(facts.byId.get(id)!)!);
  expect(text('option:module.parser.javascript.url')).toContain('"relative" | boolean');
  for (const fact of facts.byId.values()) {
    if (fact.type && fact.values && !fact.signature && !fact.tapable)
      expect(compactFacts(fact)!.children[0]).toMatchObject({ children: [{ value: fact.type }] });
  }
});

test('the arguments of a hook in a row lead to the entries of their types', () => {
  const row = toHtml(compactFacts(facts.byId.get('hook:Compilation.buildModule')!, facts)!);
  expect(row).toContain('SyncHook(<span data-of-facts="declaration%3AModule">module</span>)');
});

test('a type that webpack declares leads to its entry, one of another package does not', () => {
  const link = (name: string) => `<span data-of-facts="declaration%3A${name}">${name}</span>`;
  for (const render of [compactFacts, (fact: Fact) => factsBlock(fact, { facts })])
    expect(toHtml(render(facts.byId.get('loader-context:importModule')!, facts)!)).toContain(
      link('ImportModuleMethod'),
    );
  expect(toHtml(factsBlock(facts.byId.get('devserver:app')!, { facts })!)).not.toContain('data-of-facts');
});

test('a row says in words what a default is that is no value, and when it holds', () => {
  // Separator that isn't visible in a table, where the default starts a new line.
  const between = '<span class="between">\u00a0· </span>';
  const row = (fact: Partial<Fact>): string =>
    toHtml(compactFacts({ ...facts.byId.get('option:output.clean')!, ...fact } as Fact)!);
  expect(row({ unset: 'old files stay in `dist`' })).toContain(
    `${between}if not set, old files stay in <code>dist</code>`,
  );
  expect(row({ since: '5.9.0' })).toContain('\u00a0· since <span class="badge">5.9.0+</span>');
  expect(row({ default: ofItsOptions })).toContain(`${between}its options have defaults`);
  expect(toHtml(compactFacts(facts.byId.get('option:stats.chunks')!)!)).toContain(
    `${between}default <code>true</code> in JSON, otherwise <code>false</code>`,
  );
});

test('an entry says below its heading that it is not set, and what happens then', () => {
  const block = factsBlock({ ...facts.byId.get('option:output.clean')!, unset: 'old files stay' } as Fact)!;
  expect(toHtml(block)).toContain('<dt>Default</dt><dd>not set: old files stay</dd>');
});

test('names and values in the conditions of a default are code', () => {
  const defaults = [
    { when: 'experiments.futureDefaults: true', value: 'false' },
    { when: 'target: "web" or "node"', value: '1' },
    { when: 'otherwise', value: '2' },
  ];
  const html = toHtml(factsBlock({ ...facts.byId.get('option:output.clean')!, default: defaults } as Fact)!);
  expect(html).toContain('<code>false</code> when <code>experiments.futureDefaults</code> is <code>true</code>');
  expect(html).toContain('<code>1</code> for the target <code>web</code> or <code>node</code>');
});

test('a deprecated option or hook says what to use instead, with a link', () => {
  const block = (id: string): string => toHtml(factsBlock(facts.byId.get(id)!, { facts })!);
  expect(block('option:optimization.noEmitOnErrors')).toContain(
    '<dt>Deprecated</dt><dd>use <code data-of-facts="option%3Aoptimization.emitOnErrors',
  );
  expect(block('option:optimization.noEmitOnErrors')).toContain('>optimization.emitOnErrors</code> instead</dd>');
  expect(block('hook:Compilation.optimizeChunkAssets')).toContain(
    'Compilation.processAssets</code>, stage PROCESS_ASSETS_STAGE_OPTIMIZE instead</dd>',
  );
  expect(block('option:output.strictModuleExceptionHandling')).toContain('<dt>Deprecated</dt><dd>yes</dd>');
  const strict = facts.byId.get('option:output.strictModuleExceptionHandling')!;
  const explained = factsBlock({ ...strict, instead: 'Use `output.strictModuleErrorHandling`.' } as Fact, { facts })!;
  expect(toHtml(explained)).toMatch(
    /<dd>Use <code data-of-facts="[^"]+">output\.strictModuleErrorHandling<\/code>\.<\/dd>/,
  );
});

test('an entry has its example, unless code below it has the option', () => {
  const clean = { ...facts.byId.get('option:output.clean')!, example: 'output: { clean: true }' } as Fact;
  expect(toHtml(factsBlock(clean)!)).toContain(
    '<dt>Example</dt><dd><details class="eg"><summary>Show in a configuration</summary><code>output: { clean: true }</code></details></dd>',
  );
  expect(toHtml(factsBlock(clean, { hasBlock: true })!)).not.toContain('<details');
});

test('the version of another package has its name', () => {
  const block = toHtml(factsBlock(facts.byId.get('devserver:app')!)!);
  expect(block).toContain('<dt>Since</dt><dd><span class="badge">webpack-dev-server 5.1.0+</span></dd>');
});
