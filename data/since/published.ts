/** Reads the files of published versions of webpack and its companion packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** An unpacked version of webpack, with access to the files that are compared. */
export interface PublishedVersion {
  version: string;
  /** Returns the text of a file in the published package; `''` if it doesn't exist. */
  read(path: string): string;
  /** Paths of JavaScript files under `lib/`, relative to the package. */
  sources: string[];
  /** Paths of the schemas of plugin options, relative to the package. */
  pluginSchemas: string[];
}

/**
 * Returns the releases of a package up to the installed one, oldest first, from the configured npm registry.
 *
 * @param major first major version to return
 */
export function publishedVersions(newest: string, name = 'webpack', major = 5): string[] {
  const all = JSON.parse(npm(['view', name, 'versions', '--json'])) as string[];
  const released = all.filter((version) => /^\d+\.\d+\.\d+$/.test(version) && Number.parseInt(version, 10) >= major);
  const end = released.indexOf(newest);
  if (end < 0)
    throw new Error(
      `${name} ${newest} is installed, and the registry does not list it among ${released.length} versions from ${major} on.`,
    );
  return released.slice(0, end + 1);
}

/** Downloads a package version to the cache folder, unless it is there already. */
export function download(version: string, cacheFolder: string, name = 'webpack'): string {
  mkdirSync(cacheFolder, { recursive: true });
  const archive = join(cacheFolder, `${name}-${version}.tgz`);
  if (!existsSync(archive)) npm(['pack', `${name}@${version}`, '--silent', '--pack-destination', cacheFolder]);
  return archive;
}

/** Unpacks a package's archive, passes the version to a callback, and deletes the unpacked files. */
export function withVersion<Result>(
  archive: string,
  version: string,
  use: (published: PublishedVersion) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-since-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    const root = join(folder, 'package');
    const list = (start: string, ending: string): string[] =>
      existsSync(join(root, start))
        ? readdirSync(join(root, start), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
            .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        : [];
    return use({
      version,
      read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''),
      sources: list('lib', '.js'),
      pluginSchemas: list('schemas/plugins', '.json'),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function npm(words: string[]): string {
  return execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });
}
