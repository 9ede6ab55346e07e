import { expect, test } from 'vitest';
import { documentKey, type RoutedRequest, routeOf } from './routes.ts';

const origin = 'https://docs.example';
const get = (path: string, given: Partial<RoutedRequest> = {}) =>
  routeOf(
    {
      method: 'GET',
      mode: 'no-cors',
      cache: 'default',
      range: false,
      url: path.startsWith('/') ? origin + path : path,
      ...given,
    },
    origin,
  );

test.each([
  ['/guides/caching/', 'document'],
  ['/guides/caching?x=1', 'document'],
  ['/', 'document'],
  ['/feed.xml', 'pass'],
  ['/app/tools/sandbox.0123456789.html', 'frame'],
  ['/printable/index.html', 'pass'],
])('a navigation to %s: %s', (path, route) => expect(get(path, { mode: 'navigate' })).toBe(route));

test.each([
  ['/assets/browser.1a2b3c4d.js', 'hashed'],
  ['/search/words-0123456789ab.json', 'hashed'],
  ['/search/core.json', 'file'],
  ['/assets/routes.js', 'file'],
  ['/favicon.svg', 'file'],
  ['/sw.js', 'pass'],
  ['/build.json', 'pass'],
  ['/offline.json', 'pass'],
  ['/sw-kill.json', 'pass'],
  ['https://api.example/x.json', 'pass'],
  ['/guides/caching/index.md', 'pass'],
])('a request for %s: %s', (path, route) => expect(get(path)).toBe(route));

test('only whole files by GET', () => {
  expect(get('/a.1a2b3c4d.js', { method: 'POST' })).toBe('pass');
  expect(get('/film.1a2b3c4d.png', { range: true })).toBe('pass');
});

test('what the page wants from the host is the page’s own business; a reload is not', () => {
  expect(get('/a.1a2b3c4d.js', { cache: 'no-cache' })).toBe('pass');
  expect(get('/routes.js', { cache: 'no-cache' })).toBe('pass');
  expect(get('/guides/caching/', { mode: 'navigate', cache: 'no-cache' })).toBe('document');
});

test('documents are kept by path, with a trailing slash', () => {
  expect(documentKey(`${origin}/guides/caching?x=1#y`)).toBe('/guides/caching/');
  expect(documentKey(`${origin}/`)).toBe('/');
});
