import { expect, test } from 'vitest';
import { readReaderQuestions } from '../data/reader-questions/reader-questions.ts';
import { readQueries } from './search-sets.ts';
import { nearestOf } from './testing/nearest.ts';

test.each([
  ['how do i write sourcemaps in production', 'write source map production', undefined],
  ['source maps for production builds', 'production source map', 'production source map'],
  ['hide a source map from users', 'source maps in production', undefined],
  ['what does output.path do', 'output.path', undefined],
])('whether “%s” gives away “%s”', (question, query, near) => {
  expect(nearestOf([query])(question)).toBe(near);
});

test('no question gives away a query that judges the search', async () => {
  const queries = (await readQueries('judge')).map(({ query }) => query);
  const nearest = nearestOf(queries);
  // Don't quote the query in the message, because authors of questions must not see it.
  const near = [...readReaderQuestions()].flatMap(([place, questions]) =>
    questions.filter((question) => nearest(question) !== undefined).map((question) => `${place}: ${question}`),
  );
  expect(near, 'leave out these questions, and don’t ask them in other words').toEqual([]);
});
