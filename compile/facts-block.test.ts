import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';

import { loadFacts } from '../facts/index.ts';
import { compactFacts } from './facts-block.ts';

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
