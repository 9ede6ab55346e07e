/**
 * Measures the cost of building the site. Uses a copy of the content with its own caches, so that the first build is
 * cold.
 */
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inProject } from '../generator/paths.ts';
import { workspaceOf } from '../generator/bundle/workspace.ts';
import { copyProject } from '../e2e/other-project.ts';
import { distinctCopy } from './distinct-copy.ts';
import { type BuildCost, runBuild } from './run-build.ts';

/** Measures a cold build of a copy of the content, and then a rebuild after a page changes. */
export function measureBuild(): Promise<{ cold: BuildCost; edited: BuildCost }> {
  return inCopy(async (content) => {
    const cold = await build(content);
    await appendFile(path.join(content, 'guides/getting-started.md'), '\nOne more line.\n');
    return { cold, edited: await build(content) };
  });
}

/** Measures a cold build of a copy of the content. */
export function measureCold(): Promise<BuildCost> {
  return inCopy(build);
}

/**
 * Builds a copy of the project, and then measures a rebuild after a change to a component that appears on every page.
 */
export async function measureCodeChange(): Promise<BuildCost> {
  const project = await copyProject();
  try {
    const out = path.join(project.folder, 'dist');
    const node = ['generator/cli.ts', '--draft', '--content', inProject('content'), '--out', out];
    await runBuild({ node, cwd: project.folder, out });
    await project.change('src/ui/Footer/Footer.tsx', (code) => code.replace('<footer', '<footer data-changed=""'));
    return await runBuild({ node, cwd: project.folder, out });
  } finally {
    await project.remove();
  }
}

/**
 * Measures a build of the content with `times` copies of every section's pages. The copies are in a folder within the
 * section, and each has different text.
 */
export function measureMany(times: number): Promise<BuildCost> {
  return inCopy(async (content) => {
    const original = inProject('content');
    const sections = (await readdir(original, { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && entry.name !== 'blog',
    );
    for (const { name } of sections)
      for (let copy = 2; copy <= times; copy++)
        await copySection(path.join(original, name), path.join(content, name, `copy-${copy}`), copy);
    return build(content);
  });
}

async function copySection(from: string, to: string, number: number): Promise<void> {
  await cp(from, to, { recursive: true });
  const files = (await readdir(to, { recursive: true })).filter((file) => file.endsWith('.md'));
  for (const file of files.map((name) => path.join(to, name)))
    await writeFile(file, distinctCopy(await readFile(file, 'utf8'), number));
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

function build(content: string): Promise<BuildCost> {
  const out = path.join(path.dirname(content), 'dist');
  const node = [inProject('generator/cli.ts'), '--draft', '--content', content, '--out', out];
  return runBuild({ node, cwd: inProject(), out });
}
