import { Agent } from 'node:http';
import { requestPath } from './request-path.ts';

/**
 * Results of a load test. Latencies cover all responses, and are measured until the last byte of a response arrives.
 */
export interface Readers {
  readers: number;
  seconds: number;
  requests: number;
  requests_per_second: number;
  /** Megabytes of response bodies per second (1 MB is 1,000,000 bytes). */
  megabytes_per_second: number;
  median_ms: number;
  p99_ms: number;
  /** Number of requests that failed to connect or got a status other than 200. */
  failed: number;
}

/** Duration of a load test in milliseconds. It is long enough for queues to build up. */
const duration = 10_000;

/** Simulates concurrent readers, each requesting the URLs of a visit in a loop. */
export async function load(port: number, visit: string[], readers: number): Promise<Readers> {
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  const end = performance.now() + duration;
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let step = reader; performance.now() < end; step += 1) {
        const start = performance.now();
        const answer = await requestPath(port, visit[step % visit.length]!, agent);
        times.push(performance.now() - start);
        bytes += answer?.bytes ?? 0;
        if (answer?.status !== 200) failed += 1;
      }
      agent.destroy();
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const seconds = duration / 1000;
  return {
    readers,
    seconds,
    requests: times.length,
    requests_per_second: Math.round(times.length / seconds),
    megabytes_per_second: Math.round(bytes / seconds / 1e6),
    median_ms: at(0.5),
    p99_ms: at(0.99),
    failed,
  };
}
