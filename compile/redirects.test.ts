import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

test('every legacy address leads, in one step, to an address with its slash', () => {
  const redirects = readRedirects();
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects).toContainEqual({ from: '/concepts/mode/', to: '/configuration/mode/' });
  expect(redirects).toContainEqual({ from: '/get-started/why-webpack/', to: '/comparison/' });
});
