/** A copy of the project with changes of its own: another configuration, other texts. Its site is the small one of `fixture/`. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../generator/paths.ts';

/** What is not part of the project's own files, or not needed to build. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'reports', 'content', 'e2e', 'bench', 'checks']);

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
  // What is known of webpack, the playground and its twins are the same for a copy.
  for (const kept of ['facts', 'playground', 'compressed', 'configuration-check', 'node'])
    await cp(inProject('.cache', kept), path.join(folder, '.cache', kept), { recursive: true });
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
