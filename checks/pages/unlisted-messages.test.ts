import { expect, test } from 'vitest';
import type { CompiledPage } from '../../compile/types.ts';
import { unlistedMessages } from './unlisted-messages.ts';

const page = (url: string, ...links: string[]) =>
  ({ url, links: links.map((href) => ({ href })) }) as unknown as CompiledPage;

test('each page about a message is on the list', () => {
  const pages = [page('/errors/', '/errors/leak/#cause'), page('/errors/leak/'), page('/errors/fog/'), page('/api/')];
  expect(unlistedMessages(pages).map(({ where }) => (typeof where === 'string' ? where : where.url))).toEqual([
    '/errors/fog/',
  ]);
});
