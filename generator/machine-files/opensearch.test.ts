import { expect, test } from 'vitest';
import { build, site } from '../../site.config.ts';
import { openSearchDescription } from './opensearch.ts';

test('the address bar searches the site where it is served', () => {
  const config = { ...site, ...build, name: 'Harbor & co', origin: 'https://harbor.example/docs' };
  const description = openSearchDescription(config);
  expect(description).toContain('template="https://harbor.example/docs/?q={searchTerms}"');
  expect(description).toContain('<ShortName>Harbor &amp; co</ShortName>');
});
