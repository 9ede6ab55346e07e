/** A mirror of the site in another language: a copy of the project with a configuration and texts of its own. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { disguise } from './disguise-texts.ts';
import { inProject } from '../generator/paths.ts';

/** What is not part of the project's own files, or not needed to build. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'reports', 'content', 'e2e', 'bench', 'checks']);

export interface MirrorProject {
  /** The built site. */
  readonly dist: string;
  remove(): Promise<void>;
}

/**
 * Builds the small site of `fixture/` as a mirror.
 * @param language for `lang`; its texts are those of English in letters of another look
 */
export async function buildMirror(language: string): Promise<MirrorProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  const own = inProject();
  await cp(own, folder, {
    recursive: true,
    filter: (file) => file === own || !leftOut.has(path.relative(own, file)),
  });
  // What is known of webpack, and the playground, are the same for a mirror.
  for (const kept of ['facts', 'playground', 'configuration-check', 'node'])
    await cp(inProject('.cache', kept), path.join(folder, '.cache', kept), { recursive: true });
  await symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
  const change = async (file: string, to: string, by: (text: string) => string) =>
    writeFile(path.join(folder, to), by(await readFile(path.join(folder, file), 'utf8')));
  await change('site.config.ts', 'site.config.ts', (text) => text.replace("language: 'en'", `language: '${language}'`));
  await change('src/model/texts/en.ts', `src/model/texts/${language}.ts`, disguise);
  const dist = path.join(folder, 'dist');
  execFileSync(
    process.execPath,
    ['generator/cli.ts', '--draft', '--content', inProject('e2e/fixture'), '--out', dist],
    { cwd: folder, stdio: 'pipe' },
  );
  return { dist, remove: () => rm(folder, { recursive: true }) };
}
