import { expect, test } from 'vitest';
import { pageExampleId, pageExamplesFile, readPageExampleId } from './page-example.ts';

test.each([
  ['/guides/caching/', 'shop~2', 'guides/caching/shop~2', 'playground/examples/guides/caching.json'],
  [
    '/plugins/NoEmitOnErrorsPlugin/',
    'ferry',
    'plugins/NoEmitOnErrorsPlugin/ferry',
    'playground/examples/plugins/NoEmitOnErrorsPlugin.json',
  ],
  ['/', 'clock', 'index/clock', 'playground/examples/index.json'],
])('the id of an example on %s leads back to it', (url, name, id, file) => {
  expect(pageExampleId({ url, name })).toBe(id);
  expect(readPageExampleId(id)).toEqual({ url, name });
  expect(pageExamplesFile(url)).toBe(file);
});

test('the ids of the gallery and nonsense lead to no page', () => {
  for (const id of ['code-splitting', '', '/', '/clock', 'guides/', '../../a', 'a b/c'])
    expect(readPageExampleId(id)).toBeUndefined();
});
