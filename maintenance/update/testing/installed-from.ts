import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const kept = path.resolve(import.meta.dirname, '../../../.cache/installed');

/**
 * Installs the npm packages in a lockfile, unless they are already installed from the same lockfile.
 *
 * @param folder folder with `package.json` and `package-lock.json`
 * @returns a folder whose `node_modules` contains these packages
 * @throws Error that names the packages, if the registry can't be reached or its packages don't match the lockfile
 */
export function installedFrom(folder: string): string {
  const lockfile = 'package-lock.json';
  const wanted = readFileSync(path.join(folder, lockfile), 'utf8');
  const place = path.join(kept, path.basename(folder));
  const has = path.join(place, lockfile);
  if (existsSync(has) && readFileSync(has, 'utf8') === wanted) return place;
  const unfinished = `${place}-${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    for (const name of ['package.json', lockfile]) cpSync(path.join(folder, name), path.join(unfinished, name));
    const words = ['ci', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'];
    execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
    rmSync(place, { recursive: true, force: true });
    renameSync(unfinished, place);
  } catch (error) {
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const names = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    const said = String((error as { stderr?: string }).stderr ?? (error as Error).message).trim();
    throw new Error(
      `${names.join(', ')} can't be installed, so this is not tested. It takes a connection to the npm registry once; the packages then stay in ${path.relative(process.cwd(), kept)}. npm says: ${said}`,
      { cause: error },
    );
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return place;
}
