import { expect, test } from 'vitest';
import { factAddresses, withFactLinks } from '../../../compile/fact-addresses.ts';
import { markdownBody } from '../../../compile/markdown-copy/markdown-body.ts';
import type { PagePlace } from '../../../compile/markdown-copy/shown-tree.ts';
import { compileText, mdx } from '../../../compile/testing/compile-text.ts';
import { factsOf } from '../../../facts/testing/sketched.ts';
import { copyFault } from './copy-fault.ts';

const facts = factsOf([
  {
    id: 'option:size',
    kind: 'option',
    name: 'size',
    type: '"large" | number',
    since: '5.100.0',
    default: [
      { value: '20', when: 'mode: "production"' },
      { value: '10', when: 'otherwise' },
    ],
  },
  { id: 'option:rate', kind: 'option', name: 'rate', type: 'number', default: '60' },
  {
    id: 'hook:Compiler.ring',
    kind: 'hook',
    name: 'Compiler.ring',
    owner: 'Compiler',
    tapable: 'SyncBailHook',
    args: [{ name: 'bell', type: 'string' }],
  },
  { id: 'declaration:Graph', kind: 'declaration', name: 'Graph', group: 'class', exported: true },
  {
    id: 'declaration:Graph.add',
    kind: 'declaration',
    name: 'Graph.add',
    owner: 'Graph',
    parent: 'declaration:Graph',
    group: 'method',
    signature: 'add(node: string): void',
    comment: 'Adds a node.',
  },
]);

/** Body of a page that contains every kind of markup that pages can have. */
const body = `The first words of the page.

## A heading {#own-id}

With a [link](/guides/caching/) and \`code\`.

T> An aside.

- an item

  \`\`\`js title="a.js"
  a();

  b();
  \`\`\`

| Head | Other |
| - | - |
| cell | \`x\\|y\` |

<Tabs group="lang"><Tab title="One">First panel.</Tab><Tab title="Two">Second panel.</Tab></Tabs>

<Badge text="5.9.0+" /> said.

\`\`\`bash
npm install --save-dev webpack
\`\`\`

\`\`\`js title="ask.js" project=p
console.log("done");
\`\`\`

\`\`\`bash project=p
node ask.js
\`\`\`

\`\`\`text output project=p
done
\`\`\`

### \`size\` {#size option:size}

### \`ring\` {hook:Compiler.ring}

### Table of options

<Facts of="option:rate" />

## Graph

<Declarations of="Graph" />

<Diagram src="./labeled.svg" title="Two boxes">One leads to the other.</Diagram>

![A picture](./picture.png)

<details><summary>More</summary>Folded words.</details>

Last words.
`;

let made: Promise<{ html: string; place: PagePlace; copy: string }> | undefined;

/** Creates a page and its copy, once for all tests of the file. */
function pageAndCopy() {
  return (made ??= make());
}

async function make() {
  const compiled = await compileText(body, { ...mdx, facts });
  expect(compiled.problems).toEqual([]);
  const { html, url } = withFactLinks(compiled, factAddresses([compiled]));
  const place = { origin: 'https://webpack.js.org', url };
  return { html, place, copy: markdownBody(html, place) };
}

test('a page and its copy say the same', async () => {
  const { html, place, copy } = await pageAndCopy();
  const { compared, fault } = copyFault(html, copy, place);
  expect(fault).toBeUndefined();
  expect(compared).toBeGreaterThan(60);
});

/** For each kind of fault, the text to remove from the copy and its replacement. */
const losses: [kind: string, from: string, to: string][] = [
  ['a word', 'first words', 'words'],
  ['the last words', 'Last words.', ''],
  ['a heading', '## A heading {#own-id}\n\n', ''],
  ['an id', ' {#own-id}', ''],
  ['inline code', '`code`', ''],
  ['the kind of an aside', '> [!TIP]\n', ''],
  ['an aside', '> An aside.', '>'],
  ['the title of a block', ' title="a.js"', ''],
  ['a line of code', '  b();\n', ''],
  ['a blank line in code', '\n\n  b();', '\n  b();'],
  ['a cell', '`x\\|y`', ''],
  ['the head of a table', '| Head |', '| |'],
  ['the name of a tab', '**Two**\n\n', ''],
  ['a tab', 'Second panel.', ''],
  ['a badge', '(5.9.0+) ', ''],
  ['a package manager', 'yarn add --dev webpack', ''],
  ['the mark of what was run', '```bash verified', '```bash'],
  ['the mark of an output', 'title="Output" ', ''],
  ['an output', 'verified\ndone\n', 'verified\n'],
  ['a type', '- Type: `"large" | number`\n', ''],
  ['a default', '  - otherwise `10`\n', ''],
  ['the condition of a default', ' in `production`', ''],
  ['since when', '- Since: 5.100.0+\n', ''],
  ['the kind of a hook', '- Hook: `SyncBailHook`\n', ''],
  ['the arguments of a hook', '- Arguments: `bell: string`\n', ''],
  ['a row of facts', '| `rate` | `number` | `60` |\n', ''],
  ['a member', '- `add(node: string): void`: “Adds a node.”', ''],
  ['what is said of a member', ': “Adds a node.”', ''],
  ['the description of a drawing', ' One leads to the other.', ''],
  ['the words in a drawing', 'box one · ', ''],
  ['the text of a picture', '![A picture]', '![]'],
  ['what opens', '**More**\n\n', ''],
  ['what is folded', 'Folded words.', ''],
  ['the order', 'First panel.\n\n**Two**\n\nSecond panel.', 'Second panel.\n\n**Two**\n\nFirst panel.'],
  ['a word too much', 'Last words.', 'Last words. Subscribe.'],
  ['a word too much between', 'Folded words.', 'Folded words. Subscribe.'],
  ['an address', '(https://webpack.js.org/guides/caching/)', '(https://webpack.js.org/guides/)'],
  ['an address that is not absolute', '(https://webpack.js.org/guides/caching/)', '(/guides/caching/)'],
  ['a link', '[link](https://webpack.js.org/guides/caching/)', 'link'],
  ['a link too much', 'Last words.', '[Last words.](https://example.com/)'],
];

test.each(losses)('%s is missed', async (_kind, from, to) => {
  const { html, place, copy } = await pageAndCopy();
  expect(copy).toContain(from);
  expect(
    copyFault(
      html,
      copy.replace(from, () => to),
      place,
    ).fault,
  ).toMatch(/Markdown copy/);
});

test('the message says what is missing, and where', async () => {
  const { html, place, copy } = await pageAndCopy();
  expect(copyFault(html, copy.replace('- Since: 5.100.0+\n', ''), place).fault).toBe(
    'The page has “Since” after “10”, and its Markdown copy “ring{#ring}Hook:SyncBailHookArguments:bell:st”.',
  );
});
