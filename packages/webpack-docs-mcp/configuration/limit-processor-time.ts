/**
 * The thread that ends the process of a configuration when it has used too much processor time. It is a thread of its own,
 * because a configuration that never ends blocks the main one. Processor time, and not time on the clock: on a busy machine
 * a good configuration waits for its turn.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { RunnerReply } from './isolated-protocol.ts';

/** How often the time is looked at, in milliseconds. */
const pause = 100;

const { mostTime } = workerData as { mostTime: number };
const atStart = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(atStart);
  if ((user + system) / 1000 < mostTime) return;
  writeSync(1, JSON.stringify({ failure: 'too-long' } satisfies RunnerReply));
  process.kill(process.pid, 'SIGKILL');
}, pause);
