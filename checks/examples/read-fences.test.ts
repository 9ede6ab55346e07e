import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { compileSite } from '../../compile/compile-site.ts';
import { readFences } from './read-fences.ts';
import { divideIntoUnits, isStep } from '../../compile/examples/units.ts';

const folder = temporaryFolder('fences');

const source = `---
title: Fences
---

\`\`\`js title="a.js" project=one {1}
a;
\`\`\`

- In a list:

  \`\`\`bash project=one
  ls
  \`\`\`

T> An aside.

\`\`\`js run
1;
\`\`\`

\`\`\`text output
1
\`\`\`

~~~json
{}
~~~
`;

test('the check reads the fences that the compiler reads', async () => {
  const contentDir = path.join(folder, 'content');
  mkdirSync(contentDir);
  writeFileSync(path.join(contentDir, 'index.md'), source);
  const { pages } = await compileSite({ contentDir, cacheDir: false });
  const own = readFences(path.join(contentDir, 'index.md')).fences;
  expect(own).toHaveLength(5);
  // Ignore `anchor`, because only the compiler knows the ids of headings.
  expect(own).toEqual(pages[0]!.fences.map((fence) => ({ ...fence, anchor: '' })));
});

test('a project, a run with its output, and a fence by itself are units', () => {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, source);
  const units = divideIntoUnits(readFences(file));
  expect(units.map(({ kind, fences }) => [kind, fences.map(({ line }) => line)])).toEqual([
    ['project', [5, 11]],
    ['project', [17, 21]],
    ['single', [25]],
  ]);
  expect(units[0]!.fences.map(isStep)).toEqual([false, true]);
});

test('a page saved on Windows has the same fences', () => {
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const { fences } = readFences(write('unix.md', source));
  expect(readFences(write('windows.md', `\uFEFF${source.replaceAll('\n', '\r\n')}`)).fences).toEqual(fences);
});
