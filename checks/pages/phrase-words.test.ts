import { expect, test } from 'vitest';
import { type PhrasedPage, unsaidPhrases } from './phrase-words.ts';

const page = (phrases: Record<string, string[]>): PhrasedPage => ({
  title: 'Harbors',
  description: 'Where boats stay.',
  headings: [
    { id: 'tides', title: 'Tides', level: 2 },
    { id: 'low-tide', title: 'Low tide', level: 3 },
    { id: 'ropes', title: 'Ropes', level: 2 },
  ],
  sections: [
    { id: '', title: 'Harbors', level: 1, text: 'Boats rest.', code: '' },
    { id: 'tides', title: 'Tides', level: 2, text: 'The sea is falling.', code: '' },
    { id: 'low-tide', title: 'Low tide', level: 3, text: 'Anchored ships lie dry.', code: 'dryDock()' },
    { id: 'ropes', title: 'Ropes', level: 2, text: 'A rope holds. It doesn’t break.', code: '' },
  ],
  frontMatter: { phrases },
});

test.each([
  ['#tides', 'when does the sea fall'],
  ['#tides', 'ship in a dry dock'],
  ['#', 'boat ropes'],
  ['#ropes', 'ropes do not break'],
])('%s says %j', (place, phrase) => expect(unsaidPhrases(page({ [place]: [phrase] }))).toEqual([]));

test.each([
  ['#ropes', 'rope at low tide', ['low', 'tide']],
  ['#tides', 'harbor tides', ['harbor']],
  ['#', 'vessels', ['vessels']],
])('%s does not say %j', (place, phrase, missing) =>
  expect(unsaidPhrases(page({ [place]: [phrase] }))).toEqual([{ place, phrase, missing }]),
);
