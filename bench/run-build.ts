/** Runs a command that builds a site, and tells what it cost. */
import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { childrenSeconds } from './processor-time.ts';

/** What a build cost. Figures of the processor and of memory are read from Linux’s `/proc`; elsewhere they are 0. */
export interface BuildCost {
  /** Wall time. */
  seconds: number;
  /** Of all its processes together. */
  processor_seconds: number;
  /** Of the largest single process. */
  peak_mb: number;
  /** Files written, their compressed twins left out. */
  output_mb: number;
}

/** A command that builds a site. */
export interface BuildCommand {
  /** Arguments of the Node that runs this. */
  node: string[];
  /** Absolute folder that it runs in. */
  cwd: string;
  /** Absolute folder that it writes. */
  out: string;
  /** Milliseconds after which it is ended; it may take as long as it wants without. */
  limit?: number;
}

/** Runs the command. @throws Error with what it said, if it fails or takes too long */
export async function runBuild({ node, cwd, out, limit }: BuildCommand): Promise<BuildCost> {
  const before = await childrenSeconds();
  const start = performance.now();
  const child = spawn(process.execPath, node, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    timeout: limit,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-3000);
    });
  let peak = 0;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await peakOfTree(child.pid!));
  }, 150);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build in ${cwd} failed:\n${said}`);
  return {
    seconds: inTenths((performance.now() - start) / 1000),
    processor_seconds: inTenths((await childrenSeconds()) - before),
    peak_mb: Math.round(peak / 1024),
    output_mb: inTenths((await sizeOf(out)) / 1e6),
  };
}

/** The largest high-water mark of a process and those that it started, in KiB. */
async function peakOfTree(id: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${id}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${id}/task/${id}/children`, 'utf8').catch(() => ''),
  ]);
  const own = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => peakOfTree(Number(child))),
  );
  return Math.max(own, ...below);
}

async function sizeOf(folder: string): Promise<number> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  const sizes = await Promise.all(
    entries.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function inTenths(figure: number): number {
  return Math.round(10 * figure) / 10;
}
