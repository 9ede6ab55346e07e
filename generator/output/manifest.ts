/**
 * Records the output files of a build and the hashes of their inputs as JSON. The next build uses the record to reuse
 * files, and `npm start` to skip the build.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../compile/cache-keys/code-version.ts';
import { writeAtomically } from '../../compile/write-atomically.ts';
import { compressible } from './compress.ts';

/** Hash of an output file's input, and the size and modification time of the file. */
export interface Made {
  key: string;
  size: number;
  mtimeMs: number;
}

/** Content of the JSON file that records the files of the last build. */
interface Manifest {
  target: string;
  compression: string;
  /** Hash of everything that the build read (`generator/made-from.ts`). */
  madeFrom: string | undefined;
  files: Record<string, Made>;
}

/**
 * Version of the compression code. It is recorded, because a changed compressor invalidates the compressed files of the
 * last build.
 */
const compression = versionOfCode([path.join(import.meta.dirname, 'compress.ts')]);

/** File name suffixes of the compressed versions of a file. */
export const twinSuffixes = ['.br', '.gz'];

/**
 * Writes the JSON file that records the output of a build.
 *
 * @param file absolute path of the record
 */
export async function writeManifest(file: string, manifest: Omit<Manifest, 'compression'>): Promise<void> {
  await writeAtomically(file, JSON.stringify({ ...manifest, compression }));
}

/**
 * Returns the recorded files of the last build, by name. There are none if the last build wrote to another folder, or
 * compressed its files with different code.
 */
export async function readMade(file: string, target: string): Promise<Map<string, Made>> {
  return new Map(Object.entries((await readManifest(file, target))?.files ?? {}));
}

/**
 * Whether a folder contains the complete, unmodified output of a build with the same inputs.
 *
 * @param file absolute path of the record
 * @param target absolute folder
 * @param madeFrom hash of the current inputs (`madeFrom`)
 */
export async function isOutputOf(file: string, target: string, madeFrom: string): Promise<boolean> {
  const manifest = await readManifest(file, target);
  if (manifest?.madeFrom !== madeFrom) return false;
  const states = await Promise.all(Object.entries(manifest.files).map(([name, made]) => isWhole(target, name, made)));
  return states.every(Boolean);
}

/** Whether an output file on disk is unchanged since the build wrote it. */
export async function isUnchanged(file: string, { size, mtimeMs }: Made): Promise<boolean> {
  const now = await stat(file).catch(() => undefined);
  return now?.size === size && now.mtimeMs === mtimeMs;
}

async function isWhole(target: string, name: string, made: Made): Promise<boolean> {
  const file = path.join(target, name);
  if (!(await isUnchanged(file, made))) return false;
  if (!compressible(name)) return true;
  const twins = await Promise.all(twinSuffixes.map((suffix) => stat(file + suffix).catch(() => undefined)));
  return twins.every((twin) => twin !== undefined);
}

/** Reads the record of the last build's files. Returns undefined if there is none for this folder. */
async function readManifest(file: string, target: string): Promise<Manifest | undefined> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    return manifest.target === target && manifest.compression === compression ? manifest : undefined;
  } catch {
    return undefined;
  }
}
