import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentHash, factPackages, packageFolder, packagesOf, readVersions } from './packages.ts';
import type { Release } from '../src/model/release.ts';
import type { Fact, FactVersions, HookCall } from './types.ts';

/** What an extraction leaves on disk. */
export interface StoredFacts {
  versions: FactVersions;
  facts: Fact[];
  /** Ids by the exact version that added them. */
  added: Record<string, string[]>;
  /** The recorded build, call by call. */
  build: HookCall[];
  /** Releases with what each changed, oldest first; none where a test has none. */
  releases?: Release[];
}

const root = join(import.meta.dirname, '..');

/**
 * Reads the stored facts; extracts them first where none fit the installed packages and these sources.
 *
 * The extraction is a process of its own, so that the caller needs no promise and shares no state with the builds it runs.
 *
 * @throws Error with the message of the extraction
 */
export function readStore(): StoredFacts {
  const file = join(root, '.cache', 'facts', `${storeKey()}.json`);
  if (!existsSync(file)) extractInto(file);
  return JSON.parse(readFileSync(file, 'utf8')) as StoredFacts;
}

/**
 * Extracts the facts of the packages that are installed in another folder; nothing is kept, since it may change.
 *
 * @param folder absolute; has webpack in its `node_modules`
 * @throws Error when it has not, and with the message of the extraction
 */
export function readStoreOf(folder: string): StoredFacts {
  if (!existsSync(join(folder, 'node_modules/webpack/package.json'))) {
    throw new Error(
      `${folder} has no webpack in its node_modules: make one with npm install --prefix ${folder} webpack@5.105.0, say.`,
    );
  }
  const scratch = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    const file = join(scratch, 'facts.json');
    extractInto(file, folder);
    return JSON.parse(readFileSync(file, 'utf8')) as StoredFacts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A name for the present state: what the packages contain, sources of this folder, the data on first versions. */
function storeKey(): string {
  const hash = createHash('sha256').update(JSON.stringify(readVersions()));
  for (const name of factPackages) hash.update(contentHash(packageFolder(name)));
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const files = [
    ...sources.sort().map((file) => join(import.meta.dirname, file)),
    join(root, 'data', 'since', 'since.json'),
    join(root, 'data', 'releases', 'releases.json'),
    join(root, 'data', 'removed', 'removed.json'),
  ];
  for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function extractInto(file: string, folder?: string): void {
  try {
    execFileSync(process.execPath, ['--no-deprecation', join(import.meta.dirname, 'extract.ts'), file], {
      cwd: root,
      env: { ...process.env, ...(folder && { [packagesOf]: folder }) },
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: 120_000,
    });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? '').trim();
    // What the system refused is for the caller to explain, as if it had been refused here.
    const refused = /^Error: (E[A-Z]+: .*)$/m.exec(said)?.[1];
    if (refused !== undefined) throw new Error(refused.includes("'") ? refused : `${refused} '${file}'`);
    throw new Error(`The facts could not be extracted. ${said || (error as Error).message}`, { cause: error });
  }
}
