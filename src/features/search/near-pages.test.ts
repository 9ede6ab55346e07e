import { expect, test } from 'vitest';
import { pagesNear } from './near-pages.ts';

const pages = [
  '/',
  '/configuration/',
  '/configuration/output/',
  '/configuration/module/',
  '/guides/caching/',
  '/vote/',
  '/api/node/',
].map((url) => ({ url }));
const near = (path: string) => pagesNear(pages, path).map(({ url }) => url);

test.each([
  ['/configuration/outptu/', ['/configuration/output/']],
  ['/Configuration/Output.html', ['/configuration/output/']],
  ['/concepts/output/', ['/configuration/output/']],
  ['/caching', ['/guides/caching/']],
  ['/guides/chaching/index.html', ['/guides/caching/']],
  ['/node/', ['/api/node/']],
  ['/nope/', []],
  ['/boats/', []],
  ['/', []],
  [`/${'x'.repeat(5_000)}/`, []],
])('%s may be meant as %j', (path, meant) => expect(near(path)).toEqual(meant));
