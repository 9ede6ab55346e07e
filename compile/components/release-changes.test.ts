import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { compileText } from '../testing/compile-text.ts';

const facts = factsOf([{ id: 'option:output.html', kind: 'option', name: 'output.html' }], {
  releases: [
    { version: '5.1.0', changes: [] },
    {
      version: '5.2.0',
      date: '2026-01-02',
      changes: [
        {
          change: 'new',
          area: 'options',
          name: 'output.html',
          names: ['output.html'],
          facts: ['option:output.html'],
          parts: 3,
          says: '',
        },
      ],
    },
    {
      version: '5.3.0',
      changes: [
        {
          change: 'changed',
          area: 'defaults',
          name: 'bail',
          names: ['bail'],
          facts: [],
          parts: 1,
          says: 'true → false',
        },
        {
          change: 'changed',
          area: 'deprecations',
          name: 'module.parser.css/auto.url',
          names: ['module.parser.css/auto.url', 'module.parser.css/module.url'],
          facts: [],
          parts: 1,
          says: 'deprecated',
        },
        {
          change: 'changed',
          area: 'defaults',
          name: 'a.test',
          names: ['a.test', 'b.test', 'c.test', 'd.test', 'e.test', 'f.test'],
          facts: [],
          parts: 1,
          says: '1 → 2',
        },
        {
          change: 'removed',
          area: 'options',
          name: 'output.lost',
          names: ['output.lost'],
          facts: [],
          parts: 1,
          says: '',
          since: '5.2.0',
          until: '5.4.0',
        },
        {
          change: 'new',
          area: 'options',
          name: 'output.*',
          names: ['output.a'],
          facts: [],
          parts: 1,
          says: 'a, b, c, d, e, f, g, h',
        },
        { change: 'removed', area: 'plugins', name: 'OldPlugin', names: ['OldPlugin'], facts: [], parts: 1, says: '' },
      ],
    },
  ],
});

test('lists releases that changed something, the newest first and open, for readers without a script', async () => {
  const { html, problems } = await compileText('<ReleaseChanges />', { facts, extension: '.mdx' });
  expect(problems).toEqual([]);
  expect([...html.matchAll(/<details[^>]*id="v([\d.]+)"[^>]*>/g)].map(([, version]) => version)).toEqual([
    '5.3.0',
    '5.2.0',
  ]);
  expect(html).toMatch(/<details[^>]*id="v5\.3\.0"[^>]* open/);
  expect(html).not.toMatch(/<details[^>]*id="v5\.2\.0"[^>]* open/);
  expect(html).toContain(
    'Changed</small> <code>bail</code>: <code class="value">true</code> → <code class="value">false</code></li>',
  );
  expect(html).toMatch(
    /<ul data-area="options"><li><small class="new">New<\/small> <code[^>]*>output.*with 2 options in it/,
  );
  expect(html).toContain('<time datetime="2026-01-02">2026-01-02</time> · 1 change');
  expect(html).toMatch(
    /auto\.<wbr>url<\/code>: deprecated<span class="release-more">Also <code>module\S+module\.<wbr>url<\/code><\/span>/,
  );
  expect(html).toContain(
    '<li data-names="e.test f.test"><small class="changed">Changed</small> <code>a.test</code>: <code class="value">1</code> → <code class="value">2</code><span class="release-more">Also <code>b.test</code>, <code>c.test</code>, <code>d.test</code>, 2 more places</span>',
  );
  expect(html).toMatch(
    /output\.\*<\/code>: a, b, c, d, e, f<details class="plain release-more"><summary>2 more<\/summary>g, h<\/details>/,
  );
  expect(html).toMatch(/Removed<\/small> <code>output.*lost<\/code> \(added in 5\.2\.0, back in 5\.4\.0\)/);
  expect(html).toContain('data-of-facts="option%3Aoutput.html"');
  // The filter fields list all releases, including those without changes.
  expect(html).toContain('5.1.0');
});

test('values have their own lines if they are long, and are cut between items', async () => {
  const { html } = await rendered(
    { name: 'one', says: `["${'a'.repeat(90)}", "b"] → ["${'a'.repeat(90)}", "${'b'.repeat(90)}", "c"] (cache: true)` },
    { name: 'two', says: '1 → 2; unchanged (cache: true)' },
    { name: 'three', says: 'undefined → the defaults of its options' },
  );
  expect(html).toContain(
    `<code>one</code>: <div>${value(`["${'a'.repeat(90)}", "b"]`)} → ${value(`["${'a'.repeat(90)}", … 2 more]`)} (cache: true)</div></li>`,
  );
  expect(html).toContain(
    `<code>two</code>: <div>${value('1')} → ${value('2')}</div><div>unchanged (cache: true)</div></li>`,
  );
  expect(html).toContain(`<code>three</code>: ${value('undefined')} → the defaults of its options</li>`);
});

test('a condition that several changes share is said once', async () => {
  const { html } = await rendered(
    { name: 'one', says: '1 → 2 (cache: true)' },
    { name: 'two', says: '1 → 2; 3 → 4 (cache: true)' },
    { name: 'three', says: '5 → 6 (cache: true)' },
    { name: 'four', says: '7 → 8 (cache: false)' },
  );
  const groups = html.split('<p class="release-area">').slice(1);
  expect(groups.map((group) => group.slice(0, group.indexOf('</p>')))).toEqual([
    'Defaults',
    'Defaults <small>(cache: true)</small>',
  ]);
  const [others, cached] = groups.map((group) => [...group.matchAll(/<code>(\w+)/g)].map(([, name]) => name));
  expect([others, cached]).toEqual([
    ['two', 'four'],
    ['one', 'three'],
  ]);
  expect(groups[0]).toContain('(cache: false)');
  expect(groups[1]!.match(/cache/g)).toHaveLength(1);
});

const value = (text: string) => `<code class="value">${text}</code>`;

/** Renders a release that changed defaults. */
function rendered(...defaults: { name: string; says: string }[]) {
  const changes = defaults.map(({ name, says }) => ({
    change: 'changed' as const,
    area: 'defaults' as const,
    name,
    names: [name],
    facts: [],
    parts: 1,
    says,
  }));
  const released = factsOf([], { releases: [{ version: '5.4.0', changes }] });
  return compileText('<ReleaseChanges />', { facts: released, extension: '.mdx' });
}
