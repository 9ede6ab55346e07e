/**
 * The folder that a build writes. Everything goes into a temporary folder beside it, which takes its place at the very end:
 * a build that fails leaves the last good output as it was.
 *
 * Files that are made from the same input as last time are carried over (hard links) instead of being made again; so are
 * their compressed twins.
 */
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { openAtOnce } from '../../compile/open-at-once.ts';
import { writeNamed } from '../../compile/write-named.ts';
import { BuildFailure } from '../build-failure.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import type { FileContent, FileSink, Maker } from './file-sink.ts';
import { compressible, Compressor } from './compress.ts';

/** What a file of the last output was made from, and how it looked on disk then. */
interface Made {
  key: string;
  size: number;
  mtimeMs: number;
}

/** What the last build noted. */
interface Manifest {
  target: string;
  compression: string;
  files: Record<string, Made>;
}

/** Changes with the code that compresses files, whose twins are carried over. */
const compression = versionOfCode([path.join(import.meta.dirname, 'compress.ts')]);

/** Name of the file by which a build recognizes a folder that it may replace. */
const markFile = 'build.json';

/** Collects the files of one build; `commit` or `discard` ends it. */
export class Output implements FileSink {
  readonly #target: string;
  readonly #staging: string;
  readonly #manifestFile: string;
  readonly #last: Map<string, Made>;
  readonly #made = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #compressor: Compressor;
  /** Files made anew, and files carried over. */
  made = 0;
  kept = 0;

  private constructor(target: string, manifestFile: string, last: Map<string, Made>, once: boolean) {
    this.#target = target;
    this.#staging = `${target}.building-${process.pid}`;
    this.#manifestFile = manifestFile;
    this.#last = last;
    this.#compressor = new Compressor(once);
  }

  /**
   * Opens an output.
   * @param target absolute folder that the build replaces
   * @param manifestFile absolute file that remembers what the last output was made from
   * @param once whether it is looked at and thrown away: its files are compressed quickly
   * @throws BuildFailure when the folder holds something that no build of this project wrote
   */
  static async open(target: string, manifestFile: string, once = false): Promise<Output> {
    const present = await readdir(target).catch((): string[] => []);
    if (present.length > 0 && !present.includes(markFile)) {
      throw new BuildFailure([
        `${target} is not empty and was not written by this build. Empty it, or choose another directory with --out`,
      ]);
    }
    const output = new Output(target, manifestFile, await readManifest(manifestFile, target), once);
    await rm(output.#staging, { recursive: true, force: true });
    await mkdir(output.#staging, { recursive: true });
    return output;
  }

  /** Writes a file whose content is at hand. @param file relative to the folder, with `/` */
  async write(file: string, content: FileContent): Promise<void> {
    await this.derive(file, content, (same) => same);
  }

  /**
   * Writes a file unless it stands in the last output, made from the same.
   * @param input everything that the content depends on, as data
   * @param make gives the content from the input, and looks at nothing else
   */
  async derive<Input>(file: string, input: Input, make: Maker<Input>): Promise<void> {
    const key = keyOf(input);
    if (this.#made.has(file)) throw new BuildFailure([`two parts of the build write /${file}`]);
    this.#made.set(file, key);
    const to = path.join(this.#staging, file);
    const folder = path.dirname(to);
    if (!this.#folders.has(folder)) {
      await mkdir(folder, { recursive: true });
      this.#folders.add(folder);
    }
    const isKept = await this.#keep(file, key, to);
    if (isKept) this.kept += 1;
    else {
      const content = await make(input);
      await openAtOnce(() => writeNamed(to, content));
      this.made += 1;
    }
    if (compressible(file) && !(isKept && (await this.#keepTwins(file, to)))) this.#compressor.add(to);
  }

  /** Copies a file from elsewhere. @param from absolute */
  async copy(file: string, from: string): Promise<void> {
    const { size, mtimeMs } = await stat(from);
    await this.derive(file, { from, size, mtimeMs }, () => openAtOnce(() => readFile(from)));
  }

  /**
   * Waits for the compressed twins of all files so far.
   * @param onProgress called from time to time with the number of twins that are made
   */
  async compressed(onProgress?: (done: number) => void): Promise<void> {
    const tell = () => onProgress?.(this.#compressor.done);
    await this.#compressor.settled(tell);
    tell();
  }

  /** Files so far that get compressed twins, those left out whose twins were carried over. */
  get compressing(): number {
    return this.#compressor.added;
  }

  /** Absolute folder that the files are in until `commit`. */
  get folder(): string {
    return this.#staging;
  }

  /** Puts the folder in its place. */
  async commit(): Promise<void> {
    await this.compressed();
    await this.#compressor.close();
    const manifest = await this.#manifest();
    const old = `${this.#target}.old-${process.pid}`;
    await mkdir(path.dirname(this.#target), { recursive: true });
    await rename(this.#target, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(this.#staging, this.#target);
    const forgetting = rm(old, { recursive: true, force: true });
    await mkdir(path.dirname(this.#manifestFile), { recursive: true });
    await writeNamed(this.#manifestFile, JSON.stringify({ target: this.#target, compression, files: manifest }));
    await forgetting;
    // Only now: of a build that was stopped between its two renames, what it left is the last good output.
    await removeLeftovers(this.#target);
  }

  /** Forgets everything: the last output stays. */
  async discard(): Promise<void> {
    await this.#compressor.close();
    await rm(this.#staging, { recursive: true, force: true });
  }

  async #keep(file: string, key: string, to: string): Promise<boolean> {
    const last = this.#last.get(file);
    if (last?.key !== key) return false;
    const from = path.join(this.#target, file);
    const now = await stat(from).catch(() => undefined);
    if (now?.size !== last.size || now.mtimeMs !== last.mtimeMs) return false;
    await linkOrCopy(from, to);
    return true;
  }

  async #manifest(): Promise<Record<string, Made>> {
    const entries = [...this.#made].map(async ([file, key]) => {
      const { size, mtimeMs } = await stat(path.join(this.#staging, file));
      return [file, { key, size, mtimeMs }] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Carries over the compressed twins of a file that was carried over, if it has them. */
  async #keepTwins(file: string, to: string): Promise<boolean> {
    try {
      await Promise.all(['.br', '.gz'].map((twin) => linkOrCopy(path.join(this.#target, file + twin), to + twin)));
      return true;
    } catch {
      return false;
    }
  }
}

/** Removes what builds left that were stopped half way: the folder's own name, what they were doing, their process. */
async function removeLeftovers(target: string): Promise<void> {
  const beside = await readdir(path.dirname(target)).catch((): string[] => []);
  const leftovers = beside.filter((name) => {
    const [, process] = name.startsWith(path.basename(target))
      ? (/^\.(?:building|old)-(\d+)$/.exec(name.slice(path.basename(target).length)) ?? [])
      : [];
    return process !== undefined && !isRunning(Number(process));
  });
  await Promise.all(
    leftovers.map((name) => rm(path.join(path.dirname(target), name), { recursive: true, force: true })),
  );
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

async function readManifest(file: string, target: string): Promise<Map<string, Made>> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    const isSame = manifest.target === target && manifest.compression === compression;
    return isSame ? new Map(Object.entries(manifest.files)) : new Map();
  } catch {
    return new Map();
  }
}
