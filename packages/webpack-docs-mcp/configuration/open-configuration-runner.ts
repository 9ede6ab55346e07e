import { spawn } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import type { RunnerInput, RunnerQuestion, RunnerReply } from './isolated-protocol.ts';

/** Runs readers' untrusted webpack configurations. */
export interface ConfigurationRunner {
  /** Runs a webpack configuration. Never rejects; failures are part of the result. */
  check(question: RunnerQuestion): Promise<RunnerReply>;
}

/** Time limits for running a webpack configuration, in milliseconds. */
interface TimeLimits {
  /** Limit on the processor time of a webpack configuration. The process itself enforces it. */
  processor: number;
  /**
   * Limit on the elapsed time, after which the process running a configuration is killed. It is reached only if the
   * machine is too busy.
   */
  clock: number;
}

/**
 * Default time limits for a configuration. The limit on elapsed time is below the 60 seconds that MCP clients wait for
 * an answer.
 */
const usualLimits: TimeLimits = { processor: 8000, clock: 50_000 };

/** Heap limit in megabytes of the process that runs a configuration. */
const mostMemory = 256;

/** Maximum size in bytes of the output of a process that runs a configuration. */
const mostOutput = 20_000_000;

/**
 * Creates a runner of webpack configurations. It runs at most two at a time, each in its own process.
 *
 * @param scripts absolute path of the folder that contains `isolated-process.mjs`
 */
export function openConfigurationRunner(scripts: string, limits = usualLimits): ConfigurationRunner {
  const limit = pLimit(2);
  return { check: (question) => limit(() => runOnce(scripts, question, limits)) };
}

function runOnce(scripts: string, question: RunnerQuestion, { processor, clock }: TimeLimits): Promise<RunnerReply> {
  const words = [
    '--permission',
    // Worker threads are allowed for the thread that limits processor time. Untrusted code can't start others, because
    // imports are disabled.
    '--allow-worker',
    `--allow-fs-read=${path.join(scripts, '*')}`,
    `--max-old-space-size=${mostMemory}`,
    '--disable-proto=delete',
    '--no-addons',
    '--no-warnings',
    path.join(scripts, 'isolated-process.mjs'),
  ];
  return new Promise((resolve) => {
    // The process gets an empty environment, so that the configuration can't read the server's secrets.
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

/**
 * Parses the output of a process that ran a configuration. If the process ran out of memory, its output is empty or
 * incomplete.
 */
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
    // Output that isn't JSON is treated like other invalid output below.
  }
  return { failure: 'ended' };
}
