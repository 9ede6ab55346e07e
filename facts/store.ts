import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { contentHash, earlyRelease, factPackages, packageFolder, packagesOf, readVersions } from './packages.ts';
import type { Release } from '../src/model/release.ts';
import type { Fact, FactVersions, HookCall, Target } from './types.ts';

/** Format of the JSON file with the facts that are extracted from webpack. */
export interface StoredFacts {
  versions: FactVersions;
  /** Values of `target` for which option defaults were observed; absent in tests. */
  targets?: Target[];
  facts: Fact[];
  /** Ids of the facts about webpack, by the exact version that added them. */
  added: Record<string, string[]>;
  /** The hook calls of the recorded build, in order. */
  build: HookCall[];
  /** webpack releases with their changes, oldest first; absent in tests. */
  releases?: Release[];
}

const root = join(import.meta.dirname, '..');

/**
 * Reads the stored facts about webpack. Extracts them first if they don't match the installed packages and the sources
 * of this folder.
 *
 * The extraction runs synchronously in a child process, so that callers neither need to await it nor share state with
 * its builds.
 *
 * @throws Error with the message of the extraction
 */
export function readStore(): StoredFacts {
  const file = storeFile();
  if (!existsSync(file)) extractInto(file);
  return JSON.parse(readFileSync(file, 'utf8')) as StoredFacts;
}

/**
 * Extracts the facts about webpack unless they are stored already, so that `readStore` returns immediately afterwards.
 * This process can do other work meanwhile.
 *
 * @throws Error with the message of the extraction
 */
export async function fillStore(): Promise<void> {
  const file = storeFile();
  if (existsSync(file)) return;
  const [command, words, options] = extraction(file);
  await promisify(execFile)(command, words, options).catch((error: unknown) => explain(error, file));
}

/** Returns the absolute path of the file that stores the facts about webpack. It may not exist yet. */
const storeFile = (): string => join(root, '.cache', 'facts', `${storeKey()}.json`);

/**
 * Extracts the facts about the webpack packages in another folder. They aren't cached, because the folder may change.
 *
 * @param folder absolute path of a folder whose `node_modules` contains webpack
 * @param options `isEarlier`: whether some of what the extractors look for may not exist yet
 * @throws Error if the folder has no webpack, or with the message of the extraction
 */
export function readStoreOf(folder: string, { isEarlier }: { isEarlier?: boolean } = {}): StoredFacts {
  if (!existsSync(join(folder, 'node_modules/webpack/package.json'))) {
    throw new Error(
      `${folder} has no webpack in its node_modules: make one with npm install --prefix ${folder} webpack@5.105.0, say.`,
    );
  }
  const scratch = mkdtempSync(join(tmpdir(), 'facts-'));
  try {
    const file = join(scratch, 'facts.json');
    extractInto(file, { [packagesOf]: folder, ...(isEarlier && { [earlyRelease]: 'yes' }) });
    return JSON.parse(readFileSync(file, 'utf8')) as StoredFacts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Returns the cache key of the stored facts. It covers the contents of the packages, the sources of this folder, and
 * the data about first versions.
 */
function storeKey(): string {
  const hash = createHash('sha256').update(JSON.stringify(readVersions()));
  for (const name of factPackages) hash.update(contentHash(packageFolder(name)));
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const files = [
    ...sources.sort().map((file) => join(import.meta.dirname, file)),
    join(root, 'data', 'since', 'since.json'),
    join(root, 'data', 'since', 'packages.json'),
    join(root, 'data', 'releases', 'releases.json'),
    join(root, 'data', 'removed', 'removed.json'),
  ];
  for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function extractInto(file: string, more?: Record<string, string>): void {
  const [command, words, options] = extraction(file, more);
  try {
    execFileSync(command, words, { ...options, stdio: ['ignore', 'inherit', 'pipe'] });
  } catch (error) {
    explain(error, file);
  }
}

/**
 * Returns the command that extracts the facts into a file: program, arguments and options. It takes about 10 s of CPU
 * time. The timeout ends an extraction that hangs, and leaves room for a machine that does much else.
 */
function extraction(file: string, more: Record<string, string> = {}) {
  const words = ['--no-deprecation', join(import.meta.dirname, 'extract.ts'), file];
  return [process.execPath, words, { cwd: root, env: { ...process.env, ...more }, timeout: 600_000 }] as const;
}

/** Throws the error of a failed extraction of facts, with a message written for people. */
function explain(error: unknown, file: string): never {
  const said = String((error as { stderr?: Buffer | string }).stderr ?? '').trim();
  // Rethrows system errors, so that the caller can explain them.
  const refused = /^Error: (E[A-Z]+: .*)$/m.exec(said)?.[1];
  if (refused !== undefined) throw new Error(refused.includes("'") ? refused : `${refused} '${file}'`);
  throw new Error(`The facts could not be extracted. ${said || (error as Error).message}`, { cause: error });
}
