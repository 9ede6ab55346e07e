import { expect, test } from 'vitest';
import { keysOfMessage } from './message.ts';
import { openCatalog } from './open-catalog.ts';

const headings = (...titles: string[]) =>
  openCatalog({
    pages: [{ u: '/errors/', t: 'Errors', h: titles.map((title) => `3${title}`).join('\n') }],
    shards: [],
    questions: '',
  });

/** Returns the indexed titles that the keys of an error message find. */
function knownBy(message: string): string[] {
  const catalog = headings("TideError: Cannot find module 'tide'");
  return keysOfMessage(message).flatMap((key) => (catalog.keys.get(key) ?? []).map(({ label }) => label.text));
}

test('a message is known with and without the class of its error', () => {
  expect(knownBy("TideError: Cannot find module 'tide'")).not.toEqual([]);
  expect(knownBy("Cannot find module 'harbor'")).not.toEqual([]);
});

test('a part of a program in parentheses belongs to the message', () => {
  const catalog = headings("Cannot read properties of undefined (reading 'call')");
  expect(catalog.keys.has('cannotreadpropertiesofundefined')).toBe(false);
  const [bare] = catalog.keys.get('cannotreadpropertiesofundefinedreading') ?? [];
  const [whole] = catalog.keys.get('cannotreadpropertiesofundefinedreadingcall') ?? [];
  expect(whole?.quality).toBe(1);
  expect(bare?.quality).toBeLessThan(0.9);
});
