import { afterEach, expect, test, vi } from 'vitest';
import { jsx, jsxs } from './jsx-runtime.ts';

afterEach(() => vi.unstubAllGlobals());

test('links of elements get the folder, properties of components stay', () => {
  vi.stubGlobal('BASE_PATH', '/v5');
  const Part = () => null;
  const hrefOf = (element: unknown) => (element as { props: { href: string } }).props.href;
  expect(hrefOf(jsx('a', { href: '/guides/' }))).toBe('/v5/guides/');
  expect(hrefOf(jsxs('a', { href: 'https://other.example/', children: [] }))).toBe('https://other.example/');
  expect(hrefOf(jsx(Part, { href: '/guides/' }))).toBe('/guides/');
});
