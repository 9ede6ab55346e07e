/**
 * A site that is deployed anew while readers have it open: the built one behind a server, until something changes in a copy.
 */
import { link, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesUnder } from '../generator/files-under.ts';
import { inProject } from '../generator/paths.ts';
import { createSiteServer } from '../generator/serve/site-server.ts';
import { linkFolder } from './link-folder.ts';

/** What stands for a file name's hash of 8 digits, or for a build's id of 12. */
const hash = /\b(?:[0-9a-f]{12}|[0-9a-f]{8})\b/g;

export interface DeployedCopy {
  /** Stays the same from one deployment to the next. */
  readonly url: string;
  /** Changes files by their path in the site (`sw.js`), and serves the result at the same address. */
  deploy(changes: Record<string, (text: string) => string>): Promise<void>;
  /**
   * Deploys what a build gives in which every file of the app and the content has changed: other hashes in their names and
   * in whatever names them. No two deployments have the same ones.
   * @param only which files of `app/` have changed; where those of the app itself stay, so does the id of the build
   * @param keeps whether the old files under `app/` stay, as `release.sh` of docs/operate.md has it; else they are gone
   */
  deployOtherHashes(only?: RegExp, keeps?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Serves a built site that can be deployed anew. @param of its folder, which stays as it is */
export async function deployCopy(of: string): Promise<DeployedCopy> {
  const builds = inProject('.cache/deployed');
  await mkdir(builds, { recursive: true });
  const folder = await mkdtemp(path.join(builds, 'site-'));
  // What is served is a link, as on hosts that deploy at one stroke: it leads to another folder each time.
  const served = path.join(folder, 'served');
  let current = of;
  let deployments = 0;
  await symlink(of, served);
  const server = createSiteServer(served);
  await server.listen(0);

  async function redeploy(change: (next: string) => Promise<void>): Promise<void> {
    const next = path.join(folder, `build-${(deployments += 1)}`);
    await linkFolder(current, next);
    await change(next);
    await symlink(next, `${served}-next`);
    await rename(`${served}-next`, served);
    current = next;
  }

  return {
    url: server.url,
    deploy: (changes) => redeploy((next) => changeFiles(next, changes)),
    deployOtherHashes: (only = /./, keeps = false) =>
      redeploy(async (next) => {
        await renameHashes(next, only);
        if (keeps) await takeAlong(path.join(current, 'app'), path.join(next, 'app'));
      }),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function changeFiles(folder: string, changes: Record<string, (text: string) => string>): Promise<void> {
  for (const [file, change] of Object.entries(changes)) {
    const whole = path.join(folder, file);
    await replaceFile(whole, whole, change(await readFile(whole, 'utf8')));
  }
}

/** Writes another file in place of one: of a linked file only the name is this folder's. Compressed twins go. */
async function replaceFile(old: string, file: string, text: string | Buffer): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((suffix) => rm(old + suffix, { force: true })));
  await writeFile(file, text);
}

async function renameHashes(folder: string, only: RegExp): Promise<void> {
  const files = await filesUnder(folder);
  const renamed = new Set<string>();
  for (const file of files) {
    if (file.startsWith('app/') && only.test(file))
      for (const [found] of path.basename(file).matchAll(hash)) renamed.add(found);
  }
  const { id } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as { id: string };
  if (only.test('app/browser.js')) renamed.add(id);
  const changed = (text: string) => text.replace(hash, (found) => (renamed.has(found) ? otherHash(found) : found));
  for (const file of files.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    const old = path.join(folder, file);
    const before = await readFile(old);
    const after = /\.(?:html|js|css|json)$/.test(file) ? Buffer.from(changed(before.toString('utf8'))) : before;
    if (changed(file) !== file || !after.equals(before))
      await replaceFile(old, path.join(folder, changed(file)), after);
  }
}

/** Another hash of the same length: each digit is the next one. */
function otherHash(hash: string): string {
  return hash.replaceAll(/./g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));
}

/** Files of a folder that another one does not have, linked into it. */
async function takeAlong(from: string, to: string): Promise<void> {
  const present = new Set(await filesUnder(to));
  for (const file of await filesUnder(from)) {
    if (!present.has(file)) await link(path.join(from, file), path.join(to, file));
  }
}
