import { expect, test } from 'vitest';
import { markText, markWords } from './mark.ts';

const marked = (text: string, query: string) =>
  markText(text, query)
    .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
    .join('');

test('marks what is meant, in any case', () => {
  expect(marked('output.publicPath', 'PUBLICPATH')).toBe('output.[publicPath]');
  expect(marked('optimization.splitChunks', 'split chunks')).toBe('optimization.[splitChunks]');
  expect(marked('Caching', 'caches')).toBe('[Cach]ing');
});

test('where a word begins, and inside of words only where none does', () => {
  expect(marked('The css of a processor', 'css')).toBe('The [css] of a processor');
  expect(marked('inside sideEffects', 'side')).toBe('inside [side]Effects');
  expect(marked('inside', 'side')).toBe('in[side]');
  expect(marked('The error of stderr', 'err')).toBe('The [err]or of stderr');
  expect(marked('stderr', 'err')).toBe('std[err]');
  expect(marked('inside', 'de')).toBe('inside');
});

test('in a section of a page, no fragments and no vague words are marked', () => {
  const inPage = (text: string, query: string) =>
    markWords(text, query)
      .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
      .join('');
  expect(inPage('another nothing, not that', 'Module not found')).toBe('another nothing, not that');
  expect(inPage('minimum of admin.min.js', 'main.min.js')).toBe('minimum of admin.[min].[js]');
  expect(inPage('stdErr, err, error, stderr', 'err')).toBe('std[Err], [err], error, stderr');
  expect(inPage('Caching, publicPath, republic', 'caches public')).toBe('[Cach]ing, [public]Path, republic');
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
