/** Measures the bytes that a first visit to a page transfers. */
import { brotliCompressSync } from 'node:zlib';
import type { Kind } from './media-kinds.ts';
import { quietOf } from '../e2e/quiet.ts';
import { inFreshPage, phone, type BrowserSetup } from './browser-setup.ts';

/**
 * Bytes of the response bodies that a page needs with an empty cache, by file type, with prefetched bytes counted
 * separately. `styles` is the size of the inline styles when compressed alone. They are also part of `html`.
 */
export type VisitBytes = Record<Kind | 'styles' | 'total' | 'prefetched' | 'requests', number>;

/** Measurements of a page that transfers no bytes. */
export const nothing: Readonly<VisitBytes> = {
  styles: 0,
  html: 0,
  js: 0,
  css: 0,
  font: 0,
  image: 0,
  other: 0,
  total: 0,
  prefetched: 0,
  requests: 0,
};

/** Loads a page with an empty cache and counts the bytes transferred until the network is idle. */
export function measureBytes(stage: BrowserSetup, address: string): Promise<VisitBytes> {
  return inFreshPage(stage, phone, async (page) => {
    stage.server.sent.length = 0;
    const quiet = await quietOf(page);
    const answer = await page.goto(stage.server.url + address);
    await quiet();
    const bytes: VisitBytes = { ...nothing, styles: brotliCompressSync(stylesIn((await answer?.text()) ?? '')).length };
    for (const sent of stage.server.sent) {
      if (sent.prefetch) bytes.prefetched += sent.bytes;
      else {
        bytes[sent.kind] += sent.bytes;
        bytes.total += sent.bytes;
        bytes.requests += 1;
      }
    }
    return bytes;
  });
}

/** Returns all inline stylesheets in an HTML document. */
export function stylesIn(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, source]) => source).join('\n');
}
