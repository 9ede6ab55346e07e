import { expect, test } from 'vitest';
import { textFiles } from './text-files.ts';

const textOf = (length: number): string => 'Words. '.repeat(Math.ceil(length / 7)).slice(0, length - 1) + '.';

test('a file ends before a text that would make it too long', () => {
  const { files, starts } = textFiles('/a/', [
    { entry: 0, text: textOf(300) },
    { entry: 2, text: textOf(1_500) },
    { entry: 3, text: textOf(1_900) },
    { entry: 4, text: textOf(90) },
  ]);
  const lengths = files.map(({ content }) => (JSON.parse(content) as string[]).map((text) => text.length));
  expect(lengths).toEqual([
    [300, 0, 1_500],
    [1_900, 90],
  ]);
  expect(starts).toBe('0 3');
});

test('of a text of many pages whole sentences from its beginning are kept', () => {
  const { files } = textFiles('/a/', [{ entry: 0, text: textOf(200_000) }]);
  const [text = ''] = JSON.parse(files[0]!.content) as string[];
  expect(text.length).toBeGreaterThan(7_900);
  expect(text.length).toBeLessThanOrEqual(8_001);
  expect(text.endsWith('.')).toBe(true);
});
