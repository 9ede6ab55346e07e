import { expect, test } from 'vitest';
import { readMovedHeadings, readRedirects } from './redirects.ts';

test('every legacy address leads, in one step, to an address with its slash', () => {
  const redirects = readRedirects();
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects).toContainEqual({ from: '/concepts/mode/', to: '/configuration/mode/' });
  expect(redirects).toContainEqual({ from: '/get-started/why-webpack/', to: '/comparison/' });
});

test('headings that moved have their hash, and lead to pages of this site', () => {
  const headings = readMovedHeadings();
  expect(headings.length).toBeGreaterThan(0);
  for (const { from, to } of headings) {
    expect(from).toMatch(/\/#./);
    expect(to).toMatch(/^\//);
  }
});
