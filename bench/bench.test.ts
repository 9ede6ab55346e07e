import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';
import { measureChunkShare, textOf } from './chunk-share.ts';
import { startRecordingServer } from './recording-server.ts';
import { median } from './browser-setup.ts';
import { table } from './table.ts';

/** Returns the source of a page's chunk in the format that webpack generates. */
const chunkOf = (url: string, html: string) =>
  `(globalThis["siteChunks"]||=[]).push([["x"],{"x"(i,t,e){e.r(t);e.d(t,["html",0,${JSON.stringify(html)},"page",0,{url:${JSON.stringify(url)}}])}}]);`;

const dist = temporaryFolder('bench');
beforeAll(async () => {
  await mkdir(path.join(dist, 'app/pages'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), 'Hello '.repeat(500));
  await writeFile(path.join(dist, '404.html'), 'Nothing');
  await writeFile(path.join(dist, 'app/main.0123abcd.js'), 'let a = 1;');
  await writeFile(path.join(dist, 'app/main.0123abcd.js.br'), 'twin');
  await writeFile(path.join(dist, 'app/pages/a.js'), chunkOf('/a/', `<p class="very-long-name">It's a page</p>`));
  await writeFile(path.join(dist, 'app/pages/vote.js'), chunkOf('/vote/', ''));
});

describe('the recording server', () => {
  test('counts compressed bodies, tells prefetched ones apart, and sends the twins of the build', async () => {
    const server = await startRecordingServer(dist);
    await (await fetch(`${server.url}/`)).text();
    await (await fetch(`${server.url}/nowhere/`)).text();
    await fetch(`${server.url}/app/main.0123abcd.js`, {
      headers: { 'sec-purpose': 'prefetch', 'accept-encoding': 'identity' },
    }).then((answer) => answer.arrayBuffer().catch(() => undefined));
    server.close();
    expect(server.sent.map(({ url, kind, prefetch }) => [url, kind, prefetch])).toEqual([
      ['/', 'html', false],
      ['/nowhere/', 'other', false],
      ['/app/main.0123abcd.js', 'js', true],
    ]);
    expect(server.sent[0]!.bytes).toBeLessThan(100);
    expect(server.sent[2]!.bytes).toBe('twin'.length);
  });
});

test('a chunk is compared with the words in it; one without words is left out', async () => {
  expect(textOf(`<p>It's <b>so</b></p>`).split(/\s+/)).toEqual(["It's", 'so']);
  expect(textOf('<figure class="code" data-label="Terminal"><pre>a</pre></figure>').split(/\s+/)).toEqual([
    'Terminal',
    'a',
  ]);
  const share = await measureChunkShare(dist);
  expect(share.largest.url).toBe('/a/');
  expect(share.median).toBe(share.largest.share);
  expect(share.median).toBeGreaterThan(1);
});

test('the median of an odd number of figures is the middle one', () => {
  expect(median([30, 10, 20])).toBe(20);
});

test('the table has ours beside the others, and dashes for what was not measured', () => {
  const phone = { first_paint_ms: 500, largest_paint_ms: 600, shift: 0, blocking_ms: 5 };
  const peer = {
    pages: { '/': { html: 1000, js: 2000, css: 3000, total: 6000, blocking_ms: 7 } },
    navigation: { ordinary_ms: 1, ordinary_bytes: 2000, long_ms: 3, long_bytes: 4000 },
    build: { seconds: 9 },
  };
  const lines = table({ slow_phone: { '/': phone }, search: ['said by the search'] }, { peers: { Other: peer } }).split(
    '\n',
  );
  expect(lines[0]).toBe('|  | ours | Other |');
  expect(lines).toContain('| blocking ms of / | 5 | 7 |');
  expect(lines).toContain('| first paint ms of / | 500 | – |');
  expect(lines).toContain('| js kB of / | – | 2 |');
  expect(lines).toContain('| cold build, seconds | – | 9 |');
  expect(lines.at(-1)).toBe('said by the search');
});
