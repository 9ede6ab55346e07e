/** Tests the import check with made-up files. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { violationsIn } from './check-imports.ts';
import { layers } from './layers.ts';

/** Returns the path of a made-up file in a layer. */
const inRoom = (place: string, name = 'planted.ts'): string =>
  place.endsWith('.ts') ? place : `${place.replace('*', 'one')}/${name}`;
const relative = (from: string, to: string): string => {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
};

test('every import that the table forbids is caught, from every layer to every other', () => {
  const missed: string[] = [];
  let planted = 0;
  for (const from of layers) {
    for (const to of layers) {
      if (from === to || from.imports.includes(to.path)) continue;
      const file = inRoom(from.path);
      planted += 1;
      const target = relative(file, inRoom(to.path, 'x.ts'));
      for (const text of [
        `import { x } from '${target}';`,
        `import type { X } from '${target}';`,
        `import '${target}';`,
        `export { x } from '${target}';`,
        `const x = await import('${target}');`,
        `const x = await import(\`${target}\`);`,
        `let x: import('${target}').X;`,
        `new Worker(new URL('${target}', import.meta.url));`,
        `const tick = /\`/; import { x } from '${target}'; // \``,
      ])
        if (violationsIn(file, text).length === 0) missed.push(`${from.path}: ${text}`);
    }
    if (from.environment !== 'node' && from.environment !== 'both') {
      planted += 1;
      for (const name of ['node:fs', 'fs', 'path', 'node:sqlite', 'fs/promises'])
        if (violationsIn(inRoom(from.path), `import fs from '${name}';`).length === 0)
          missed.push(`${from.path} → ${name}`);
    }
  }
  expect(missed).toEqual([]);
  expect(planted).toBeGreaterThan(500);
});

test('a feature does not import its neighbor, and the model no React', () => {
  expect(violationsIn('src/features/theme/a.ts', "import { b } from '../search/b.ts';")).toHaveLength(1);
  expect(violationsIn('src/features/theme/a.ts', "import { b } from './b.ts';")).toEqual([]);
  expect(violationsIn('src/model/a.ts', "import { useState } from 'react';")).toHaveLength(1);
  expect(violationsIn('elsewhere/a.ts', '')).toHaveLength(1);
});
