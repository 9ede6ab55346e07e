import { expect, test } from 'vitest';
import { parseProse } from './lint-prose.ts';
import { descriptionSentences, pageSentences } from './page-sentences.ts';

const page = `---
title: A
---

## A heading is no statement

webpack reads \`webpack.config.js\` before all else. It then starts the build. Too short.

- An item says something, too.

| Option | What it does |
|---|---|
| \`a\` | Sets the name of a file. |

\`\`\`js
const code = 'is no statement, however long it may be';
\`\`\`
`;
const statements = pageSentences('a.md', parseProse(page, false).tree);

test('sentences and rows are statements, headings and code are not', () => {
  expect(statements.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '7: webpack reads webpack.config.js before all else.',
    '7: It then starts the build.',
    '9: An item says something, too.',
    '13: a | Sets the name of a file.',
  ]);
});

test('sentences about members are statements, with the name of the member', () => {
  expect(
    descriptionSentences('chunk.yaml', '# Of chunks\nChunk.name: The name of the chunk.\n\nid: "Its ID: a number."\n'),
  ).toEqual([
    { file: 'chunk.yaml', line: 2, text: 'Chunk.name: The name of the chunk.' },
    { file: 'chunk.yaml', line: 4, text: 'id: "Its ID: a number."' },
  ]);
});
