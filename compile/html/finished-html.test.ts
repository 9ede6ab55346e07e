import { readFileSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { readHostilePages } from '../testing/hostile-pages.ts';
import { rewriteAttributes, rewriteElements, rewriteText, startTags } from './finished-html.ts';

const mark = (name: string, value: string) => `${name}!${value}`;

test('rewrites the named attributes of start tags, whatever their quotes', () => {
  expect(rewriteAttributes(`<a id="x" href='/y/' class=z>id="x"</a>`, ['id', 'href', 'class'], mark)).toBe(
    `<a id="id!x" href='href!/y/' class="class!z">id="x"</a>`,
  );
});

test('leaves text, other attributes and names that only end alike alone', () => {
  const html = '<p title="id=1" data-id="2">href="/x/" &lt;a id="3"></p>';
  expect(rewriteAttributes(html, ['id', 'href'], mark)).toBe(html);
});

test('is not led astray by a > inside a value', () => {
  expect(rewriteAttributes('<div data-props="{a > b}" id="x"></div>', ['id'], mark)).toBe(
    '<div data-props="{a > b}" id="id!x"></div>',
  );
});

test('an element is rewritten without the attribute that marked it', () => {
  const html = '<p><code data-x="1" class="nb">a <i>b</i></code> <code>c</code></p>';
  const rewritten = rewriteElements(html, 'data-x', (value, code) => `[${value}]${code}`);
  expect(rewritten).toBe('<p>[1]<code class="nb">a <i>b</i></code> <code>c</code></p>');
});

test('texts are rewritten with the names of the elements around them', () => {
  const html = '<p title="a > b">one<br>two <b>three</b><!-- no --></p><svg><path d="x"/>four</svg>';
  const seen: string[] = [];
  const rewritten = rewriteText(html, (text, within) => {
    seen.push(`${within.join(' ')}: ${text}`);
    return text.toUpperCase();
  });
  expect(seen).toEqual(['p: one', 'p: two ', 'p b: three', 'svg: four']);
  expect(rewritten).toBe('<p title="a > b">ONE<br>TWO <b>THREE</b><!-- no --></p><svg><path d="x"/>FOUR</svg>');
});

/** Returns all elements with their attributes in document order, as a real parser reads them. */
function parsed(html: string): [string, [string, string][]][] {
  const found: [string, [string, string][]][] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if ('attrs' in child && child.sourceCodeLocation) {
        const attributes = child.attrs.map(({ name, value }): [string, string] => [name, value]);
        found.push([child.tagName.toLowerCase(), attributes.toSorted()]);
      }
      if ('childNodes' in child) walk(child);
    }
  };
  walk(parseFragment(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** Decodes an attribute value as a parser would. */
function decoded(value: string): string {
  const [element] = parseFragment(`<p title="${value.replaceAll('"', '&quot;')}">`).childNodes;
  return (element as DefaultTreeAdapterTypes.Element).attrs[0]!.value;
}

/** HTML of compiled pages: those test pages with hostile markup that compile, and some of the site's own pages. */
const texts = [
  ...readHostilePages(),
  ...['api/compiler-hooks.md', 'configuration/output.md', 'guides/getting-started.md'].map((name) => ({
    name,
    extension: '.md' as const,
    body: readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8').replace(/^---\n[^]*?\n---\n/, ''),
  })),
];

test('reads what a parser reads, of every page that is published', async () => {
  let compared = 0;
  for (const { name, body, extension } of texts) {
    const { html, problems } = await compileText(body, { extension });
    if (problems.some(({ severity, about }) => severity === 'error' && about !== 'link')) continue;
    const read = [...startTags(html)].map((tag) => [
      tag.name,
      [...tag.attributes].map(([key, value]) => [key, decoded(value)]).toSorted(),
    ]);
    expect(read, name).toEqual(parsed(html));
    compared += read.length;
  }
  expect(compared).toBeGreaterThan(1000);
});
