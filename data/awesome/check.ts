/**
 * Implements `npm run data:awesome`, which queries the npm registry about each package that
 * `content/awesome-webpack.md` links to. Exits with status 1 if a package is missing, deprecated or unmaintained.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { RegistryEntry } from './packages.ts';
import { complaintAbout, packagesOf, yearsOfSilence } from './packages.ts';

const page = new URL('../../content/awesome-webpack.md', import.meta.url);

const help = `Usage: npm run data:awesome [-- NAME…]

Queries the npm registry about each package that content/awesome-webpack.md links to, in sequence, or only about
those named. A package must exist, must not be deprecated, and must have had a release within ${yearsOfSilence} years.

Example: npm run data:awesome -- webpack-merge`;

/**
 * Fetches the npm registry's data about the latest version of a package. Returns `null` if the package doesn't exist.
 *
 * @throws Error if the query fails
 */
async function askRegistry(name: string): Promise<RegistryEntry | null> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'version', 'deprecated', 'time', '--json'], {
      timeout: 60_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    const { version, deprecated, time } = JSON.parse(stdout) as {
      version: string;
      deprecated?: string;
      time: Record<string, string>;
    };
    return { deprecated, released: time[version] ?? '' };
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    if (stdout.includes('E404')) return null;
    throw new Error(`npm could not ask about ${name}: ${message}`, { cause: error });
  }
}

const names = process.argv.slice(2);
if (names.includes('--help')) {
  console.log(help);
} else {
  const linked = packagesOf(await readFile(page, 'utf8'));
  const unknown = names.filter((name) => !linked.includes(name));
  if (unknown.length > 0)
    throw new Error(`content/awesome-webpack.md does not link to ${unknown.join(', ')}; see --help`);
  const asked = names.length > 0 ? names : linked;
  let dead = 0;
  // Query packages one after another, to limit the load on the registry.
  for (const [index, name] of asked.entries()) {
    const entry = await askRegistry(name);
    const complaint = complaintAbout(entry, new Date());
    if (complaint) dead += 1;
    console.log(`${index + 1}/${asked.length} ${name} ${complaint ?? `released ${entry?.released.slice(0, 10)}`}`);
  }
  console.log(`${asked.length - dead} alive, ${dead} to drop from content/awesome-webpack.md`);
  process.exitCode = dead > 0 ? 1 : 0;
}
