import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { lostPlaces, readReaderQuestions } from './reader-questions.ts';

function folderWith(files: Record<string, string>): string {
  const folder = folderForTest('reader-questions');
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

test('all files of a folder are one list of questions by address', () => {
  const folder = folderWith({
    'guides.yaml': "'/guides/tides/#ebb':\n  - where did the water go\n",
    'errors.yaml': "'/errors/#leak':\n  - boat full of water\n",
    'notes.md': 'no questions',
  });
  expect(new Map(readReaderQuestions(folder))).toEqual(
    new Map([
      ['/errors/#leak', ['boat full of water']],
      ['/guides/tides/#ebb', ['where did the water go']],
    ]),
  );
});

test('an address that is none, and a place without questions, are refused', () => {
  expect(() => readReaderQuestions(folderWith({ 'a.yaml': 'guides/tides: [why]' }))).toThrow();
  expect(() => readReaderQuestions(folderWith({ 'a.yaml': "'/guides/tides/': []" }))).toThrow();
});

test('an address without a page or a heading is lost', () => {
  const questions = new Map(['/tides/', '/tides/#ebb', '/tides/#flood', '/boats/'].map((place) => [place, ['why']]));
  expect(lostPlaces(questions, [{ url: '/tides/', headings: [{ id: 'ebb' }] }])).toEqual(['/tides/#flood', '/boats/']);
});

test('the lists of the site can be read, and no place has a question twice', () => {
  const questions = readReaderQuestions();
  expect(questions.size).toBeGreaterThan(0);
  const twice = [...questions].flatMap(([place, questions]) =>
    questions
      .filter((question, index) => questions.indexOf(question) < index)
      .map((question) => `${place}: ${question}`),
  );
  expect(twice).toEqual([]);
});
