/**
 * Thread that kills the process running a reader's configuration when it has used too much processor time. A separate
 * thread is needed, because a configuration that never ends blocks the main one. It measures processor time rather than
 * elapsed time, so that a valid configuration isn't killed because the machine is busy.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { RunnerReply } from './isolated-protocol.ts';

/** How often the thread checks the processor time, in milliseconds. */
const pause = 100;

const { mostTime } = workerData as { mostTime: number };
const atStart = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(atStart);
  if ((user + system) / 1000 < mostTime) return;
  writeSync(1, JSON.stringify({ failure: 'too-long' } satisfies RunnerReply));
  process.kill(process.pid, 'SIGKILL');
}, pause);
