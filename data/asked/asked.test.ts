import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lostPlaces, readAsked } from './asked.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'asked-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

test('all files of a folder are one list of questions by address', () => {
  const folder = folderWith({
    'guides.yaml': "'/guides/tides/#ebb':\n  - where did the water go\n",
    'errors.yaml': "'/errors/#leak':\n  - boat full of water\n",
    'notes.md': 'no questions',
  });
  expect(new Map(readAsked(folder))).toEqual(
    new Map([
      ['/errors/#leak', ['boat full of water']],
      ['/guides/tides/#ebb', ['where did the water go']],
    ]),
  );
});

test('an address that is none, and a place without questions, are refused', () => {
  expect(() => readAsked(folderWith({ 'a.yaml': 'guides/tides: [why]' }))).toThrow();
  expect(() => readAsked(folderWith({ 'a.yaml': "'/guides/tides/': []" }))).toThrow();
});

test('an address without a page or a heading is lost', () => {
  const asked = new Map(['/tides/', '/tides/#ebb', '/tides/#flood', '/boats/'].map((place) => [place, ['why']]));
  expect(lostPlaces(asked, [{ url: '/tides/', headings: [{ id: 'ebb' }] }])).toEqual(['/tides/#flood', '/boats/']);
});

test('the lists of the site can be read, and no place has a question twice', () => {
  const asked = readAsked();
  expect(asked.size).toBeGreaterThan(0);
  const twice = [...asked].flatMap(([place, questions]) =>
    questions
      .filter((question, index) => questions.indexOf(question) < index)
      .map((question) => `${place}: ${question}`),
  );
  expect(twice).toEqual([]);
});
