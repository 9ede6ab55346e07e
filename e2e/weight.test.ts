/**
 * Tests how many bytes a first visit to the longest page and the home page transfers, measured as in `npm run bench`.
 * Brotli sizes are the same on every machine.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureChunkShare } from '../bench/chunk-share.ts';
import { measureBytes } from '../bench/first-visit.ts';
import { startRecordingServer, type RecordingServer } from '../bench/recording-server.ts';
import { siteFolder } from './browser.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';

let browser: Browser;
let server: RecordingServer;
beforeAll(async () => {
  browser = await sharedBrowser();
  server = await startRecordingServer(siteFolder);
});
afterAll(async () => {
  if (browser) await closeVisitors(browser);
  server?.close();
});

test.each(['/configuration/output/', '/'])(
  'scripts, styles and document of %s keep within their budgets',
  { tags: 'main-way' },
  async (address) => {
    const bytes = await measureBytes({ browser, server }, address);
    expect(bytes.js).toBeGreaterThan(0);
    expect(bytes.js).toBeLessThanOrEqual(75_000);
    expect(bytes.styles).toBeGreaterThan(0);
    expect(bytes.styles + bytes.css).toBeLessThanOrEqual(15_000);
    expect(bytes.html).toBeLessThanOrEqual(60_000);
    // The limit covers two fonts: one for text and one for code.
    expect(bytes.font).toBeGreaterThan(0);
    expect(bytes.font).toBeLessThanOrEqual(60_000);
  },
);

test('no page carries more script than another of its kind', async () => {
  const bytesOf = async (address: string) => (await measureBytes({ browser, server }, address)).js;
  expect(await bytesOf('/configuration/output/')).toBe(await bytesOf('/configuration/mode/'));
});

test('going to a page transfers at most twice its own words', async () => {
  const { largest } = await measureChunkShare(siteFolder);
  expect(largest.share, largest.url).toBeLessThanOrEqual(2);
});
