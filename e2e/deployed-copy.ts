/**
 * A site that is deployed anew while readers have it open: a copy of the built one behind a server that can change.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesUnder } from '../generator/files-under.ts';
import { createSiteServer, type SiteServer } from '../generator/serve/site-server.ts';

/** What stands for a file name's hash of 8 digits, or for a build's id of 12. */
const hash = /\b(?:[0-9a-f]{12}|[0-9a-f]{8})\b/g;

export interface DeployedCopy {
  /** Stays the same from one deployment to the next. */
  readonly url: string;
  /** Changes files by their path in the site (`sw.js`), and serves the result at the same address. */
  deploy(changes: Record<string, (text: string) => string>): Promise<void>;
  /**
   * Deploys what a build gives in which every file of the app and the content has changed: other hashes in their names and
   * in whatever names them; the old files are gone.
   * @param only which files of `app/` have changed; where those of the app itself stay, so does the id of the build
   */
  deployOtherHashes(only?: RegExp): Promise<void>;
  close(): Promise<void>;
}

/** Copies a built site and serves the copy. */
export async function deployCopy(of: string): Promise<DeployedCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  await cp(of, folder, { recursive: true });
  let server: SiteServer;
  const serve = async (port: number) => {
    server = createSiteServer(folder);
    await server.listen(port);
  };
  await serve(0);

  /** The server reads its folder once: it starts anew at the same address. */
  async function redeploy(change: () => Promise<void>): Promise<void> {
    const { port } = new URL(server.url);
    await server.close();
    await change();
    await serve(Number(port));
  }

  return {
    get url() {
      return server.url;
    },
    deploy: (changes) =>
      redeploy(async () => {
        for (const [file, change] of Object.entries(changes)) {
          const whole = path.join(folder, file);
          await writeFile(whole, change(await readFile(whole, 'utf8')));
          await Promise.all(['.br', '.gz'].map((twin) => rm(whole + twin, { force: true })));
        }
      }),
    deployOtherHashes: (only = /./) => redeploy(() => renameHashes(folder, only)),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
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
  const rename = (text: string) =>
    text.replace(hash, (found) => (renamed.has(found) ? [...found].reverse().join('') : found));
  for (const file of files) {
    const whole = path.join(folder, file);
    const isText = /\.(?:html|js|css|json)$/.test(file);
    if (/\.(?:br|gz)$/.test(file)) await rm(whole);
    else if (isText || rename(file) !== file) {
      const before = await readFile(whole);
      const after = isText ? rename(before.toString('utf8')) : before;
      await rm(whole);
      await writeFile(path.join(folder, rename(file)), after);
    }
  }
}
