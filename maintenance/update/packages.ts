/** Finds the npm packages to update, and their releases in the registry. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { factPackages } from '../../facts/packages.ts';
import { newerMajor, newestRelease } from './newest-release.ts';
import type { RegistryRelease } from './newest-release.ts';

/** Newer releases of an npm package. */
interface Newer {
  name: string;
  installed: string;
  /** The newest release of the package to update to; `installed` if it is up to date. */
  newest: string;
  /** Newest release of a later major version of the package, if there is one. Updating to it is manual work. */
  major?: string | undefined;
}

const npm = promisify(execFile);

/** Maximum number of parallel requests to the npm registry. */
const atOnce = 4;

/** Returns the npm packages that facts are extracted from, and all packages whose READMEs are pages of the site. */
export function documentedPackages(root: string): string[] {
  const lists = globSync('content/**/packages.yaml', { cwd: root });
  const readmes = lists.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^- package: (\S+)/gm)].map(([, name = '']) => name),
  );
  return [...new Set([...factPackages, ...readmes])];
}

/**
 * Asks the npm registry for the releases of several packages.
 *
 * @returns versions of each package, and the names of packages for which the request failed
 */
export async function newerReleases(
  names: readonly string[],
  { root, node }: { root: string; node: string },
): Promise<{ packages: Newer[]; silent: string[] }> {
  const limit = pLimit(atOnce);
  const asked = names.map((name) =>
    limit(async () => {
      const installed = installedVersion(root, name);
      const published = await releasesOf(name);
      if (published === undefined) return name;
      const newest = newestRelease(published, installed, node);
      return { name, installed, newest, major: newerMajor(published, installed) };
    }),
  );
  const answers = await Promise.all(asked);
  return {
    packages: answers.filter((answer) => typeof answer !== 'string'),
    silent: answers.filter((answer) => typeof answer === 'string'),
  };
}

function installedVersion(root: string, name: string): string {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * A version of a package as `npm view` prints it. If a version has no data besides its number, npm prints a string
 * instead.
 */
interface ListedVersion {
  version: string;
  engines?: { node?: string };
  deprecated?: string;
}

/** Returns all releases of an npm package; undefined if the registry doesn't respond. */
async function releasesOf(name: string): Promise<RegistryRelease[] | undefined> {
  try {
    const fields = ['version', 'engines', 'deprecated'];
    const { stdout } = await npm('npm', ['view', `${name}@>=0`, ...fields, '--json'], { maxBuffer: 1 << 26 });
    const listed = [JSON.parse(stdout)].flat() as (string | ListedVersion)[];
    return listed.map((each) => {
      const { version, engines, deprecated } = typeof each === 'string' ? { version: each } : each;
      return { version, node: engines?.node, deprecated: Boolean(deprecated) };
    });
  } catch {
    return undefined;
  }
}
