import { afterEach, expect, test, vi } from 'vitest';
import { isAnswered, noteAnswered } from './answered.ts';

afterEach(() => vi.unstubAllGlobals());

test('each page is remembered for itself', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  noteAnswered('https://docs.example/a/');
  expect(['https://docs.example/a/', 'https://docs.example/b/'].map(isAnswered)).toEqual([true, false]);
});

test('where storage is forbidden, nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteAnswered('https://docs.example/a/');
  expect(isAnswered('https://docs.example/a/')).toBe(false);
});
