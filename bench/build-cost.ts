/** Wall time and memory of builds, each of a copy of the content: a copy has caches of its own, so the first build is cold. */
import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inProject } from '../generator/paths.ts';
import { workspaceOf } from '../generator/bundle/workspace.ts';

/** Seconds of wall time, MB of the largest single process (Linux only, else 0), MB of files written. */
export interface BuildCost {
  seconds: number;
  peak_mb: number;
  output_mb: number;
}

/** Builds a copy of the content cold, then again with one page edited. */
export function measureBuild(): Promise<{ cold: BuildCost; edited: BuildCost }> {
  return inCopy(async (content) => {
    const cold = await build(content);
    await appendFile(path.join(content, 'guides/getting-started.md'), '\nOne more line.\n');
    return { cold, edited: await build(content) };
  });
}

/** Builds the content with nine more copies of every section's pages below that section. */
export function measureTenTimes(): Promise<BuildCost> {
  return inCopy(async (content) => {
    const original = inProject('content');
    const sections = (await readdir(original, { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && entry.name !== 'blog',
    );
    for (const { name } of sections)
      for (let copy = 2; copy <= 10; copy++)
        await cp(path.join(original, name), path.join(content, name, `copy-${copy}`), { recursive: true });
    return build(content);
  });
}

async function inCopy<Result>(work: (content: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const content = path.join(folder, 'content');
  try {
    await cp(inProject('content'), content, { recursive: true });
    return await work(content);
  } finally {
    await rm(path.dirname(workspaceOf(content, 'production').manifest), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function build(content: string): Promise<BuildCost> {
  const out = path.join(path.dirname(content), 'dist');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [inProject('generator/cli.ts'), '--draft', '--content', content, '--out', out],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  let peak = 0;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await peakOf(child.pid!));
  }, 150);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build of ${content} failed:\n${errors.slice(0, 3000)}`);
  return {
    seconds: Math.round((performance.now() - start) / 100) / 10,
    peak_mb: Math.round(peak / 1024),
    output_mb: Math.round((await sizeOf(out)) / 1e5) / 10,
  };
}

/** The kernel's own high-water mark of a process, in KiB. */
async function peakOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
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
