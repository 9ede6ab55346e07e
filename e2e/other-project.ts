/** A copy of the project with changes of its own: another configuration, other texts. Its site is the small one of `fixture/`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '../generator/files-under.ts';
import { inProject } from '../generator/paths.ts';

/** What is not part of the project's own files, or not needed to build. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'reports', 'content', 'e2e', 'bench', 'checks']);

/** Caches that are the same for a copy: what is known of webpack, the playground and its twins, compiled code. */
const sameCaches = ['facts', 'playground', 'compressed', 'configuration-check', 'node'];

/** Gives a copy of the project the caches that are the same for it: making them anew takes a minute on two cores. */
export async function copyCaches(folder: string): Promise<void> {
  for (const name of sameCaches.filter((each) => existsSync(inProject('.cache', each))))
    for (const file of await filesUnder(inProject('.cache', name)))
      await copyWhole(path.join('.cache', name, file), folder);
}

/** Copies a file, unless it is one that another process is still writing: such a file gets its name when it's whole. */
async function copyWhole(file: string, folder: string): Promise<void> {
  await cp(inProject(file), path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

export interface OtherProject {
  /** Absolute. */
  readonly folder: string;
  /** Writes a file of the project anew from one that it has. */
  change(file: string, by: (text: string) => string, to?: string): Promise<void>;
  /** Builds into `dist/`. @param options of `npm run build`; the content is that of `fixture/` unless they say another */
  build(...options: string[]): string;
  remove(): Promise<void>;
}

/** Copies the project. */
export async function copyProject(): Promise<OtherProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  const own = inProject();
  await cp(own, folder, {
    recursive: true,
    filter: (file) => file === own || !leftOut.has(path.relative(own, file)),
  });
  await copyCaches(folder);
  await symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change: async (file, by, to = file) =>
      writeFile(path.join(folder, to), by(await readFile(path.join(folder, file), 'utf8'))),
    build(...options) {
      const dist = path.join(folder, 'dist');
      const content = options.includes('--content') ? [] : ['--content', inProject('e2e/fixture')];
      execFileSync(process.execPath, ['generator/cli.ts', '--draft', ...content, '--out', dist, ...options], {
        cwd: folder,
        stdio: 'pipe',
      });
      return dist;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
