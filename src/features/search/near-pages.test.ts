import { expect, test } from 'vitest';
import { pagesNear } from './near-pages.ts';

const pages = [
  '/',
  '/configuration/',
  '/configuration/output/',
  '/configuration/mode/',
  '/configuration/module/',
  '/guides/caching/',
  '/guides/code-splitting/',
  '/guides/code-style/',
  '/loaders/css-loader/',
  '/loaders/less-loader/',
  '/loaders/sass-loader/',
  '/loaders/scss-loader/',
  '/plugins/split-chunks-plugin/',
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
  ['/guides-caching/', ['/guides/caching/']],
  ['/plugin/split-chunk-plugin/', ['/plugins/split-chunks-plugin/']],
  ['/plugin/splti-chunk-plugin/', ['/plugins/split-chunks-plugin/']],
  ['/confguratin/mdoe/', ['/configuration/mode/']],
  ['/guide/code-spliting', ['/guides/code-splitting/']],
  ['/loader/css-loader', ['/loaders/css-loader/', '/loaders/scss-loader/', '/loaders/less-loader/']],
  ['/node/', ['/api/node/']],
  ['/plugins/qwertz-uiop/', []],
  ['/wp-admin/login.php', []],
  ['/nope/', []],
  ['/boats/', []],
  ['/', []],
  [`/${'x'.repeat(5_000)}/`, []],
])('%s may be meant as %j', (path, meant) => expect(near(path)).toEqual(meant));
