import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { habits } from './habits.ts';
import { habitFailures, readHabits } from './habit-uses.ts';

const read = (text: string) => readHabits(unified().use(remarkParse).parse(text));
const plain = 'webpack writes files and you open the page in a browser to see what it does with your code. ';

test('a habit that good documentation has too is no fault, more of it is, with places and advice', () => {
  const page = read(plain.repeat(400) + '\n\nThis stands here.');
  expect(habitFailures(new Map([['a.md', { ...page, words: 200_000 }]]))).toEqual([]);
  expect(habitFailures(new Map([['a.md', page]]))).toEqual([
    expect.stringMatching(
      /^a\.md:3: the pages have “stand for is” 0\.13 times in 1,000 words, .*: say is, or who does it/,
    ),
  ]);
});

test.each([
  ['one, ones as pronouns', 'Take the last one.'],
  ['semicolons', 'It builds; it ends.'],
  ['that, which', 'The file that has it.'],
  ['of yours, of its own', 'A plugin of yours.'],
  ['stand for is', 'In it stands why.'],
  ['by itself, by themselves', 'It ends by itself.'],
  ['address for URL', 'The address of the file.'],
  ['nobody, somebody, everybody', 'Modules nobody imports.'],
  ['shall', 'It shall survive.'],
  ['folder', 'The folder.'],
  ['leave out', 'Left out, it is 8080.'],
  ['so that', 'Do it so that it works.'],
])('%s is found, in prose alone', (name, text) => {
  expect(read(text).uses.map(({ habit }) => habit.name)).toContain(name);
  expect(read(`\`${text}\``).uses).toEqual([]);
});

test('each habit has an example here', () => expect(habits).toHaveLength(12));
