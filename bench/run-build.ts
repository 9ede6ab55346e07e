/** Runs a build command and measures its cost. */
import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { childrenSeconds } from './processor-time.ts';

/** Cost of a site build. CPU time and memory are read from Linux's `/proc`, and are 0 on other systems. */
export interface BuildCost {
  /** Wall time of the build in seconds. */
  seconds: number;
  /** CPU time of all processes of the build, in seconds. */
  processor_seconds: number;
  /** Peak memory of the build's largest process in MB. */
  peak_mb: number;
  /** Total size of the files that the build wrote, in MB, without compressed variants. */
  output_mb: number;
}

/** A command that builds a site, to be measured. */
interface BuildCommand {
  /** Command-line arguments for the current Node.js binary. */
  node: string[];
  /** Absolute path of the command's working directory. */
  cwd: string;
  /** Absolute path of the build's output folder. */
  out: string;
  /** Timeout of the command in milliseconds. None by default. */
  limit?: number;
}

/**
 * Runs a build command.
 * @throws Error with its output if it fails or times out
 */
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

/** Returns the peak memory of the largest process among a process and its children, in KiB. */
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
