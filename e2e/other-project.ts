/**
 * Creates a copy of the project with another configuration or other interface strings, for tests. It builds the small
 * test site in `fixture/`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '../generator/files-under.ts';
import { linkOrCopy } from '../generator/link-or-copy.ts';
import { inProject } from '../generator/paths.ts';

/** Files that aren't tracked by Git, or that a build of the copied project doesn't need. */
const leftOut = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'reports',
  'content',
  'e2e',
  'bench',
  'checks',
  'maintenance',
]);

/**
 * Cache folders that are also valid for a copy of the project: facts about webpack, the tools' files with their
 * compressed variants, and compiled code.
 */
const sameCaches = ['facts', 'tools', 'compressed', 'node'];

/**
 * Copies the caches into a copy of the project, because recreating them takes a minute on two cores. Uses hard links,
 * which are safe because the build always writes a file under a temporary name first.
 */
export async function copyCaches(folder: string): Promise<void> {
  for (const name of sameCaches.filter((each) => existsSync(inProject('.cache', each)))) {
    const files = (await filesUnder(inProject('.cache', name))).map((file) => path.join('.cache', name, file));
    const folders = new Set(files.map((file) => path.dirname(file)));
    for (const each of folders) await mkdir(path.join(folder, each), { recursive: true });
    await Promise.all(files.map((file) => linkWhole(file, folder)));
  }
}

/**
 * Hard-links a cache file, unless another process is still writing it. Unfinished files have a temporary name until
 * they are complete.
 */
async function linkWhole(file: string, folder: string): Promise<void> {
  await linkOrCopy(inProject(file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

export interface OtherProject {
  /** Absolute path of the copy of the project. */
  readonly folder: string;
  /** Replaces a file in the copy of the project, given a function that changes its content. */
  change(file: string, by: (text: string) => string, to?: string): Promise<void>;
  /**
   * Builds the test site into `dist/` without minimizing it.
   *
   * @param options options for `npm run build`. The default content is `fixture/`.
   */
  build(...options: string[]): string;
  remove(): Promise<void>;
}

/** Creates a copy of the project for a test. */
export async function copyProject(): Promise<OtherProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const name of await readdir(inProject()))
    if (!leftOut.has(name)) cpSync(inProject(name), path.join(folder, name), { recursive: true });
  await copyCaches(folder);
  await symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change: async (file, by, to = file) =>
      writeFile(path.join(folder, to), by(await readFile(path.join(folder, file), 'utf8'))),
    build(...options) {
      const dist = path.join(folder, 'dist');
      const content = options.includes('--content') ? [] : ['--content', inProject('e2e/fixture')];
      execFileSync(process.execPath, ['generator/cli.ts', '--draft', '--once', ...content, '--out', dist, ...options], {
        cwd: folder,
        stdio: 'pipe',
      });
      return dist;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
