import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/types.ts';
import { factAddresses, factsValue, withFactLinks } from './fact-addresses.ts';
import type { Claim, CompiledPage } from './types.ts';

const page = (url: string, claims: Pick<Claim, 'fact' | 'anchor' | 'by'>[], html = ''): CompiledPage =>
  ({ url, html, claims }) as unknown as CompiledPage;
const code = (fact: Partial<Fact>): string =>
  `<td><code data-of-facts="${factsValue(fact as Fact)}">${fact.name}</code></td>`;

describe('factAddresses', () => {
  it('prefers a heading to a row, and the first heading to a later one', () => {
    const addresses = factAddresses([
      page('/a/', [{ fact: 'option:x', anchor: 'row', by: 'row' }]),
      page('/b/', [{ fact: 'option:x', anchor: 'x', by: 'heading' }]),
      page('/c/', [
        { fact: 'option:x', anchor: 'again', by: 'heading' },
        { fact: 'option:y', anchor: '', by: 'row' },
      ]),
    ]);
    expect([...addresses]).toEqual([
      ['option:x', '/b/#x'],
      ['option:y', '/c/'],
    ]);
  });
});

describe('withFactLinks', () => {
  const addresses = new Map([
    ['option:module.parser["css/auto"].url', '/m/#url'],
    ['option:b', '/b/#b'],
  ]);
  const linked = (fact: Partial<Fact>): string => withFactLinks(page('/', [], code(fact)), addresses).html;

  it('links a name, whatever characters its id has', () => {
    expect(linked({ id: 'option:module.parser["css/auto"].url', name: 'url' })).toBe(
      '<td><a href="/m/#url"><code>url</code></a></td>',
    );
  });

  it('keeps the other attributes of the code', () => {
    expect(withFactLinks(page('/', [], '<code data-of-facts="option%3Ab" class="nb">b</code>'), addresses).html).toBe(
      '<a href="/b/#b"><code class="nb">b</code></a>',
    );
  });

  it('does not link a name to itself, wherever in its tag it says what it is', () => {
    const html = '<code id="b" data-of-facts="option%3Ab">b</code>';
    expect(withFactLinks(page('/b/', [], html), addresses).html).toBe('<code id="b">b</code>');
    expect(withFactLinks(page('/c/', [], html), addresses).html).toBe('<a href="/b/#b"><code id="b">b</code></a>');
  });

  it('takes the address of a fact that is the same', () => {
    expect(linked({ id: 'option:a', name: 'a', sameAs: ['option:b'] })).toContain('href="/b/#b"');
  });

  it('leaves a name that is documented nowhere as it is', () => {
    expect(linked({ id: 'option:c', name: 'c' })).toBe('<td><code>c</code></td>');
  });
});
