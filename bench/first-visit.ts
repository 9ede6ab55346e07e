/** Bytes of a first visit, and how long it keeps the main thread busy. */
import type { Kind } from './media-kinds.ts';
import { inFreshPage, median, phone, settle, type Stage } from './stage.ts';

/** Body bytes by kind that a page needs with an empty cache; prefetched ones apart. */
export type VisitBytes = Record<Kind | 'total' | 'prefetched' | 'requests', number>;

/** Loads a page with an empty cache and counts until the server was silent for 1.5 s. */
export function measureBytes(stage: Stage, address: string): Promise<VisitBytes> {
  return inFreshPage(stage, phone, async (page) => {
    stage.server.sent.length = 0;
    await page.goto(stage.server.url + address);
    await settle(stage, 1500);
    const bytes: VisitBytes = {
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

/** Milliseconds of long tasks beyond 50 ms each, after the first contentful paint: 4x CPU, 150 ms round trip, 1.6 Mbit/s; median of three. */
export async function measureBlocking(stage: Stage, address: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run++)
    runs.push(
      await inFreshPage(stage, phone, async (page) => {
        await page.addInitScript(() => {
          const seen = { paint: 0, tasks: [] as [start: number, duration: number][] };
          Object.assign(window, { seen });
          const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
          observe('paint', (entry) => {
            if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
          });
          observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
        });
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 1.6e6 / 8,
          uploadThroughput: 750e3 / 8,
        });
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.goto(stage.server.url + address, { timeout: 60_000 });
        await settle(stage, 1500);
        const { paint, tasks } = await page.evaluate(
          () => (window as unknown as { seen: { paint: number; tasks: [number, number][] } }).seen,
        );
        return tasks
          .filter(([start, duration]) => start + duration > paint)
          .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
      }),
    );
  return median(runs);
}
