/** Fuzzes pages, READMEs and front matter. Each input must either compile, or be rejected with a message and a line. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { components } from '../components/registry.ts';
import { readFrontMatter } from '../scan/front-matter.ts';
import { pageText } from '../scan/page-text.ts';
import { compileText } from '../testing/compile-text.ts';
import { fuzz, refuseRawErrors } from '../testing/fuzz.ts';
import { readHostilePages } from '../testing/hostile-pages.ts';
import { mutateText } from '../testing/mutate-text.ts';
import type { Random } from '../testing/random.ts';
import type { CompiledPage } from '../types.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => pageText(readFileSync(path.join(root, file), 'utf8'));

const pages = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .toSorted()
  .map((file) => read(`content/${file}`));
const readmes = ['babel-loader', 'css-loader', 'webpack-dev-middleware', 'terser-webpack-plugin', 'sass-loader'].map(
  (name) => read(`node_modules/${name}/README.md`),
);
const hostile = readHostilePages().map(({ body }) => body);

/** Syntax fragments of pages, separated by spaces; spaces in a fragment are written as `·`. */
const marks = `
  \`\`\`js \`\`\`\` ~~~ \`\`\`diff·{1,999999999}·ins={ \`\`\`bash·output·until=" \`\`\`js·title=""·run·project=a
  T>· W>·x >·[!NOTE] >·[!NOPE] ?>· #·a ##·a·{#a·~a·~b} ###·{option:output.path} ##·{#
  -·\`a\`·b 1.· *** --- === |·a·|·b·| |---|:-:| |·a·\\|·b·| [a]:·/b·"c" [^1] [^1]:·a
  [a](/guides/%) [a](#%E0) [a](javascript:alert(1)) ![a](x.png) ![](//a) <https:// [][][] :tada:
  <!-- --> <![CDATA[ <?php <details> </details> <svg><script> <table><tr><td> </section>
  <a·name="a"·id="a"> <img·src=x·onerror=1> <div·style="color:red"> &lt; {1·+·1} export·const·a·=·1;
  import·a·from·"./a.png";
`;
const pieces = [
  ...marks
    .trim()
    .split(/\s+/)
    .map((mark) => mark.replaceAll('·', ' ')),
  ...Object.keys(components).flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} />`, `<${name} of="a" id={`]),
  '> '.repeat(60),
  '- '.repeat(60),
  '['.repeat(300),
  '**'.repeat(100),
  '`'.repeat(99),
];

/** Returns a few lines of a text: enough to contain syntax, and short enough for thousands of cases. */
function excerpt(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  return lines
    .slice(at, at + 5 + random.below(40))
    .join('\n')
    .slice(0, 4000);
}

const sources = (random: Random, texts: readonly string[]): string => {
  const others = [excerpt(random.pick(texts), random), random.pick(hostile)];
  return mutateText(excerpt(random.pick(texts), random), { random, pieces, others });
};

function checkPage({ html, problems }: CompiledPage, body: string): void {
  const lines = body.split('\n').length;
  for (const { line, message } of problems) {
    refuseRawErrors(message);
    if (!(line >= 1 && line <= lines + 4)) throw new Error(`Line ${line} is not in the page: ${message}`);
  }
  const ids = new Set<string>();
  for (const { tagName, attrs } of elementsIn(parseFragment(html))) {
    if (/^(?:script|fence-|mdx|undefined)/i.test(tagName)) throw new Error(`A page has the element ${tagName}.`);
    for (const { name, value } of attrs) {
      if (/^on[a-z]/i.test(name)) throw new Error(`A page has the attribute ${name}.`);
      if (/^(?:href|src)$/.test(name) && /^\s*javascript:/i.test(value)) throw new Error(`A page has a link ${value}.`);
      if (name !== 'id') continue;
      if (ids.has(value)) throw new Error(`The id ${value} is there twice, and nothing says so.`);
      ids.add(value);
    }
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

function elementsIn(node: Node): DefaultTreeAdapterTypes.Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

test.each(['.md', '.mdx'] as const)('a page of %s compiles or says what is wrong', async (extension) => {
  await fuzz(400, async (random) => {
    const body = sources(random, pages);
    const page = await compileText(body, { extension, path: `guides/sample${extension}` });
    // Rejected pages are never published, so their markup doesn't matter.
    if (page.problems.some(({ severity }) => severity === 'error')) checkPage({ ...page, html: '' }, body);
    else checkPage(page, body);
  });
});

test('a README becomes a page, whatever it says', async () => {
  await fuzz(300, async (random) => {
    const body = sources(random, [...readmes, ...readmes, ...pages]);
    const page = await compileText(body, { kind: 'readme', path: 'loaders/_sample.md', bodyLine: 1 });
    expect(page.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    checkPage(page, body);
  });
});

const yamlPieces = [
  'title: ',
  'title: [',
  'sort: x',
  '- a',
  '? ',
  '&a',
  '*a',
  '!!js/function',
  '"#": ',
  '|',
  '>-',
  '---',
];

test('a list as a key is named, with its line', () => {
  expect(readFrontMatter('---\ntitle: A\n? [a, b]\n: c\n---\n').problems).toEqual([
    { line: 3, message: expect.stringContaining('a key must be text') },
  ]);
});

test('front matter is read, or says on which line it is wrong', async () => {
  const heads = pages.map((text) => text.slice(0, text.indexOf('\n---', 3) + 40));
  await fuzz(2000, (random) => {
    const text = mutateText(random.pick(heads), { random, pieces: yamlPieces, others: heads });
    const { frontMatter, problems, body, bodyLine } = readFrontMatter(text);
    expect(frontMatter === undefined).toBe(problems.length > 0);
    for (const { line, message } of problems) {
      refuseRawErrors(message);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(text.split('\n').length + 1);
    }
    if (frontMatter && body !== '')
      expect(
        pageText(text)
          .split('\n')
          .slice(bodyLine - 1)
          .join('\n'),
      ).toBe(body);
  });
});
