import { expect, test } from 'vitest';
import { noteOnUnlisted } from './unlisted-note.ts';

test('examples without a link to the playground are a note with the command that lists them', () => {
  expect(noteOnUnlisted(0)).toEqual([]);
  expect(noteOnUnlisted(1)).toEqual([
    '1 of them has no link to the playground yet. Optional: npm run check:tool -- playground --update lists it.',
  ]);
  expect(noteOnUnlisted(2)).toEqual([expect.stringMatching(/^2 of them have no link .* lists them\.$/)]);
});
