import { afterEach, expect, test, vi } from 'vitest';
import { basePathOf, foldersBelow } from './base-path.ts';
import { isOnSite, onHost, onSite } from './on-host.ts';

afterEach(() => vi.unstubAllGlobals());

test('the folder of an address', () => {
  expect(basePathOf('https://docs.example')).toBe('');
  expect(basePathOf('https://docs.example/v5')).toBe('/v5');
  expect(foldersBelow('https://docs.example', ['https://docs.example/v5', 'https://v4.docs.example'])).toEqual(['/v5']);
});

test('at the root, paths are addresses, except those of other versions', () => {
  vi.stubGlobal('FOREIGN_FOLDERS', ['/v4']);
  expect(onHost('/guides/')).toBe('/guides/');
  expect(onSite('/guides/')).toBe('/guides/');
  expect(['/v4/guides/', '/v4', '/v42/', '/'].map(isOnSite)).toEqual([false, false, true, true]);
});

test('in a folder, addresses get it and paths lose it', () => {
  vi.stubGlobal('BASE_PATH', '/v5');
  expect(onHost('/guides/?q#x')).toBe('/v5/guides/?q#x');
  expect(onHost('https://other.example/')).toBe('https://other.example/');
  expect(onHost('//other.example/')).toBe('//other.example/');
  expect(onSite('/v5/guides/')).toBe('/guides/');
  expect(['/v5/', '/guides/', '/v52/'].map(isOnSite)).toEqual([true, false, false]);
});
