import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const content = path.join(import.meta.dirname, '../../content');
const drawings = globSync('**/*.svg', { cwd: content }).filter((file) => /class="d-/.test(read(file)));

function read(file: string): string {
  return readFileSync(path.join(content, file), 'utf8');
}

test('there are drawings', () => {
  expect(drawings.length).toBeGreaterThan(20);
});

test.each(drawings)('the words of %s are as large as those of the other drawings', (file) => {
  const sizes = [...read(file).matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
  expect(sizes.filter((size) => ![12, 13, 14].includes(size))).toEqual([]);
});
