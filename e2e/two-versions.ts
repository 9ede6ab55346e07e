/** Runs two versions of the small test site in `fixture/` behind one nginx, as described in docs/versions.md. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../compile/testing/free-port.ts';
import { runNginx, writeNginxConfiguration } from '../generator/hosts/testing/start-nginx.ts';
import { inProject } from '../generator/paths.ts';
import { copyProject, type OtherProject } from './other-project.ts';

/** The two versions of the site that are running: 6 at the root of the host, and 5 in `/v5`. */
export interface TwoVersions {
  readonly url: string;
  /** Folder with the built files of the old version of the site. */
  readonly old: string;
  close(): Promise<void>;
}

/** Pages that exist in only one of the two versions of the site. */
export const onlyNew = '/guides/second/';
export const onlyOld = '/guides/gone/';

/** Builds both versions of the site and serves them. */
export async function startTwoVersions(): Promise<TwoVersions> {
  const folder = await mkdtemp(path.join(tmpdir(), 'versions-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await layOut(folder, url);
  const blocks = await documentedBlocks(folder, port);
  execFileSync('sh', ['-euc', blocks.mount]);
  await writeNginxConfiguration(folder, blocks.servers);

  // Before the builds, each version of the site reads the paths of the other version's pages from a sitemap.
  const first = await runNginx(folder, port);
  const versions = [await oneVersion('', url), await oneVersion('/v5', url)] as const;
  await first.close();
  for (const [at, project] of [
    ['site', versions[0]],
    ['old', versions[1]],
  ] as const) {
    const current = path.join(folder, at, 'current');
    await rm(current, { recursive: true });
    await mkdir(current);
    const built = at === 'old' ? await oldContent(folder) : inProject('e2e/fixture');
    const dist = project.build('--content', built, '--nginx', path.join(current, 'nginx'));
    await rename(dist, path.join(current, 'dist'));
    await project.remove();
  }
  const server = await runNginx(folder, port);
  return {
    url,
    old: path.join(folder, 'old/current/dist'),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Writes the files that the first build of each version needs: the sitemaps, and an empty configuration for nginx to
 * include.
 */
async function layOut(folder: string, url: string): Promise<void> {
  const both = ['/', '/blog/', '/blog/2026-11-01-a-post/', '/guides/', '/guides/first/'];
  for (const [at, base, pages] of [
    ['site', '', [...both, onlyNew]],
    ['old', '/v5', [...both, onlyOld]],
  ] as const) {
    const current = path.join(folder, at, 'current');
    await mkdir(path.join(current, 'dist'), { recursive: true });
    await mkdir(path.join(current, 'nginx'));
    await writeFile(path.join(current, 'nginx/http.conf'), '');
    await writeFile(path.join(current, 'nginx/server.conf'), '');
    const sitemap = pages.map((page) => `<url><loc>${url}${base}${page}</loc></url>`).join('');
    await writeFile(path.join(current, 'dist/sitemap.xml'), `<urlset>${sitemap}</urlset>`);
  }
}

/** Creates a copy of the project for one version of the site, and fetches the other version's list of pages. */
async function oneVersion(base: string, url: string): Promise<OtherProject> {
  const project = await copyProject();
  await project.change('site.config.ts', (text) =>
    text
      .replace("origin: 'https://webpack.js.org',", `origin: '${url}${base}',`)
      .replace(
        /versions: \[[^]*?\],/,
        `versions: [{ label: '6', origin: '${url}' }, { label: '5', origin: '${url}/v5' }],`,
      ),
  );
  execFileSync(process.execPath, ['data/versions/refresh.ts'], { cwd: project.folder, stdio: 'pipe' });
  return project;
}

async function oldContent(folder: string): Promise<string> {
  const content = path.join(folder, 'content');
  await cp(inProject('e2e/fixture'), content, { recursive: true });
  await rename(path.join(content, 'guides/second.md'), path.join(content, 'guides/gone.md'));
  return content;
}

/** Reads the example nginx configuration from the documentation, and inserts the folder and the port of this test. */
async function documentedBlocks(folder: string, port: number) {
  const page = (await readFile(inProject('docs/versions.md'), 'utf8'))
    .replaceAll('/srv/', `${folder}/`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const blockOf = (title: string): string => {
    const [, block] = new RegExp(`title="${title}"\n([^]*?)\`\`\``).exec(page) ?? [];
    if (block === undefined) throw new Error(`docs/versions.md has no block “${title}”`);
    return block;
  };
  return { mount: blockOf('mount'), servers: blockOf('two versions') };
}
