import { spawn } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import type { RunnerInput, RunnerQuestion, RunnerReply } from './isolated-protocol.ts';

/** Runs untrusted configurations. */
export interface ConfigurationRunner {
  /** Runs a configuration and returns the result; never rejects. */
  check(question: RunnerQuestion): Promise<RunnerReply>;
}

/** Limits of time, in milliseconds. */
interface TimeLimits {
  /** Processor time of a configuration, which its process limits itself. */
  processor: number;
  /** Time on the clock after which a process is killed, for machines that are too busy. */
  clock: number;
}

/** On the clock, less than the minute that clients wait for an answer. */
const usualLimits: TimeLimits = { processor: 8000, clock: 50_000 };

/** Heap limit in megabytes. */
const mostMemory = 256;

/** Maximum output in bytes. */
const mostOutput = 20_000_000;

/**
 * Runs at most two configurations at a time, each in a separate process.
 *
 * @param scripts absolute folder of `isolated-process.mjs`
 */
export function openConfigurationRunner(scripts: string, limits = usualLimits): ConfigurationRunner {
  const limit = pLimit(2);
  return { check: (question) => limit(() => runOnce(scripts, question, limits)) };
}

function runOnce(scripts: string, question: RunnerQuestion, { processor, clock }: TimeLimits): Promise<RunnerReply> {
  const words = [
    '--permission',
    // For the thread that limits processor time; no other one can be started once imports are disabled.
    '--allow-worker',
    `--allow-fs-read=${path.join(scripts, '*')}`,
    `--max-old-space-size=${mostMemory}`,
    '--disable-proto=delete',
    '--no-addons',
    '--no-warnings',
    path.join(scripts, 'isolated-process.mjs'),
  ];
  return new Promise((resolve) => {
    // An empty environment, so that secrets stay with the server.
    const child = spawn(process.execPath, words, { cwd: scripts, env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
    const pieces: Buffer[] = [];
    let size = 0;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, clock);
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > mostOutput) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    child.on('error', ({ message }) => resolve({ failure: message }));
    child.on('close', () => {
      clearTimeout(timer);
      resolve(isLate ? { failure: 'too-busy' } : readReply(Buffer.concat(pieces).toString('utf8')));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify({ question, mostTime: processor } satisfies RunnerInput));
  });
}

/** The last output of the process; none if it ran out of memory. */
function readReply(text: string): RunnerReply {
  try {
    const reply = JSON.parse(text) as RunnerReply;
    if (
      typeof reply === 'object' &&
      reply !== null &&
      ('answers' in reply ? Array.isArray(reply.answers) : typeof reply.failure === 'string')
    )
      return reply;
  } catch {
    // Handled below.
  }
  return { failure: 'ended' };
}
