import { expect, test } from 'vitest';
import { pageOfClaims } from '../checks/coverage/testing/page-of-claims.ts';
import { createLinker } from './link-pages.ts';
import type { CompiledPage } from './types.ts';

const home = (anchor: string): CompiledPage => ({
  ...pageOfClaims([{ fact: 'option:output.path', anchor, line: 3, by: 'heading' }]),
  url: '/output/',
});
const table: CompiledPage = {
  ...pageOfClaims([]),
  html: '<p><code data-of-facts="option%3Aoutput.path">path</code></p>',
};

test('a page is linked anew only after a change of an address', () => {
  const link = createLinker();
  const first = link([home('path'), table])(table);
  expect(first.html).toBe('<p><a href="/output/#path"><code>path</code></a></p>');
  expect(link([home('path'), table, pageOfClaims([])])(table)).toBe(first);
  expect(link([home('outputpath'), table])(table).html).toContain('href="/output/#outputpath"');
});

test('a changed page is linked', () => {
  const link = createLinker();
  link([home('path'), table])(table);
  const edited = { ...table, html: `${table.html}<p>More</p>` };
  expect(link([home('path'), edited])(edited).html).toContain('</a></p><p>More</p>');
});
