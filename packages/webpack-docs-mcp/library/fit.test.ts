import { expect, test } from 'vitest';
import { fitted, shortened } from './fit.ts';

test('a text that is shortened loses its first blocks of code before its words', () => {
  const fence = (text: string): string => `\`\`\`js\n${text}\n\`\`\``;
  const page = [
    'The cause.',
    fence('const wrong = 1;'),
    fence('const alsoWrong = 1;'),
    'The cure.',
    fence('const right = 1;'),
  ];
  const whole = page.join('\n\n');
  expect(shortened(whole, 500)).toEqual({ text: whole, isWhole: true });
  expect(shortened(whole, 80)).toEqual({ text: [page[0], page[3], page[4]].join('\n\n'), isWhole: false });
  expect(shortened(whole, 25)).toEqual({ text: 'The cause.\n\nThe cure.', isWhole: false });
  expect(shortened(whole, 12)).toEqual({ text: 'The cause.', isWhole: false });
});

test('lists say how much is left', () => {
  const lines = ['one', 'two', 'three', 'four'];
  expect(fitted(lines, 100, () => '')).toBe('one\ntwo\nthree\nfour');
  expect(fitted(lines, 14, (left) => `+${left}`)).toBe('one\ntwo\n+2');
});
