import { expect, test } from 'vitest';
import { markText } from './mark.ts';

const marked = (text: string, query: string) =>
  markText(text, query)
    .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
    .join('');

test('marks what is meant, in any case', () => {
  expect(marked('output.publicPath', 'PUBLICPATH')).toBe('output.[publicPath]');
  expect(marked('optimization.splitChunks', 'split chunks')).toBe('optimization.[splitChunks]');
  expect(marked('Caching', 'caches')).toBe('[Cach]ing');
});

test('only where a word begins', () => {
  expect(marked('The css of a processor', 'css')).toBe('The [css] of a processor');
  expect(marked('access', 'css')).toBe('access');
  expect(marked('inside sideEffects', 'side')).toBe('inside [side]Effects');
});

test.each(['', '<img onerror=alert(1)>', '((.*+?', '🚀🚀', '\\', 'x'.repeat(10_000), 'İ'])(
  'loses nothing of the text for the query %s',
  (query) => {
    for (const text of ['Loading <b>CSS</b> (🚀)', 'İstanbul css', '']) {
      expect(
        markText(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  },
);
