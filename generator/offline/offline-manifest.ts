import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNamedByHash, type OfflineManifest, shellUrl } from '../../src/model/offline-manifest.ts';

/** Matches chunks of the app that any page may need and that the app shell doesn't already load. */
const frameChunks = /^(?:search|behaviors|interaction-behaviors|offline|routes|feature-[\w-]+)\b/;

/**
 * Matches files that readers need offline: scripts, styles, images, anchors, the search index, and all files of the
 * tools.
 */
const readable =
  /\.(?:js|css|svg|png|jpe?g|webp|avif|gif|woff2?)$|(?:^|\/)anchors\.json$|^search\/.*\.json$|^app\/tools\/.*\.(?:json|html)$/;

/** Matches files that readers don't need offline: social cards, app icons, and the scripts `sw.js` and `head.js`. */
const unneeded = /^(?:cards|icons)\/|^(?:sw|head)\.js$/;

/**
 * Creates the content of `/offline.json` for a built site, which lists the files that the service worker can cache.
 *
 * @param folder folder with the complete output, including compressed files, whose sizes are the transfer sizes
 * @param basePath base path of the site, before each address; `''` at the root
 * @throws if the app shell is missing, because nothing works offline without it
 */
export async function offlineManifest(folder: string, basePath: string): Promise<OfflineManifest> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
    .sort();
  const { id } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as { id: string };
  const needed = files.filter((file) => readable.test(file) && !unneeded.test(file));
  const sized = needed.map(async (file): Promise<[string, number]> => [
    `${basePath}/${file}`,
    await transferredSize(folder, file),
  ]);
  const shell: [string, number] = [basePath + shellUrl, await transferredSize(folder, 'app-shell/index.html')];
  return {
    build: id,
    version: await versionOf(folder, ['app-shell/index.html', ...needed]),
    frame: await frameOf(folder, needed, basePath),
    pages: files.filter(isPage).map((file) => `${basePath}/${file.slice(0, -'index.html'.length)}`),
    files: [shell, ...(await Promise.all(sized))],
  };
}

function isPage(file: string): boolean {
  return /(?:^|\/)index\.html$/.test(file) && !/(?:^|\/)(?:app-shell|printable)\//.test(file);
}

async function frameOf(folder: string, needed: string[], basePath: string): Promise<string[]> {
  const shell = await readFile(path.join(folder, 'app-shell/index.html'), 'utf8');
  const named = [...shell.matchAll(/\b(?:src|href)="(\/[^"/][^"]*\.(?:js|css))"/g)].map(([, url = '']) => url);
  const chunks = needed.filter(
    (file) =>
      /\.(?:js|css)$/.test(file) && !/\/(?:pages|sections)\//.test(file) && frameChunks.test(path.basename(file)),
  );
  return [
    ...new Set([
      basePath + shellUrl,
      ...named,
      ...chunks.map((file) => `${basePath}/${file}`),
      ...(needed.includes('search/core.json') ? [`${basePath}/search/core.json`] : []),
    ]),
  ];
}

/**
 * Returns a hash of the files' names and contents. If a file's name contains a content hash, its content isn't read.
 */
async function versionOf(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file);
    if (!isNamedByHash(file)) hash.update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function transferredSize(folder: string, file: string): Promise<number> {
  const whole = path.join(folder, file);
  const compressed = await stat(`${whole}.br`).catch(() => undefined);
  return (compressed ?? (await stat(whole))).size;
}
