/**
 * The output folder of a build. Everything is written to a temporary folder next to it, which replaces it at the end,
 * so that a failing build leaves the previous output unchanged.
 *
 * Files with unchanged inputs are hard-linked from the previous output instead of being recomputed, including their
 * compressed versions.
 */
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { keyOf } from '../../compile/keys/key-of.ts';
import { openFileLimit } from '../../compile/open-file-limit.ts';
import { writeNamed } from '../../compile/write-named.ts';
import { BuildFailure } from '../build-failure.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import type { FileContent, FileSink, Maker } from './file-sink.ts';
import { compressible, Compressor } from './compress.ts';
import { isUnchanged, type Made, readMade, twinSuffixes, writeManifest } from './manifest.ts';

/** File that marks a folder as replaceable build output. */
const markFile = 'build.json';

/** Options of an output; all are optional. */
export interface OutputOptions {
  /** Throwaway build: files are compressed fast. */
  once?: boolean;
  /** Called with each completely written file, relative to the folder, except compressed versions. */
  onFile?: (file: string) => void;
  /** Defers compression until `compress()` is called. */
  compressLater?: boolean;
}

/** Collects the files of one build; `commit` or `discard` ends it. */
export class Output implements FileSink {
  readonly #target: string;
  readonly #staging: string;
  readonly #manifestFile: string;
  readonly #last: Map<string, Made>;
  readonly #made = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #compressor: Compressor;
  readonly #onFile: OutputOptions['onFile'];
  /** Number of new files, and of reused ones. */
  made = 0;
  kept = 0;

  private constructor(target: string, manifestFile: string, last: Map<string, Made>, options: OutputOptions) {
    this.#target = target;
    this.#staging = `${target}.building-${process.pid}`;
    this.#manifestFile = manifestFile;
    this.#last = last;
    this.#onFile = options.onFile;
    this.#compressor = new Compressor(options.once ?? false);
    if (!options.compressLater) this.#compressor.start();
  }

  /**
   * Opens an output.
   * @param target absolute folder that the build replaces
   * @param manifestFile absolute file with the record of the previous output
   * @throws BuildFailure if the folder contains something other than build output
   */
  static async open(target: string, manifestFile: string, options: OutputOptions = {}): Promise<Output> {
    const present = await readdir(target).catch((): string[] => []);
    if (present.length > 0 && !present.includes(markFile)) {
      throw new BuildFailure([
        `${target} is not empty and was not written by this build. Empty it, or choose another directory with --out`,
      ]);
    }
    const output = new Output(target, manifestFile, await readMade(manifestFile, target), options);
    await rm(output.#staging, { recursive: true, force: true });
    await mkdir(output.#staging, { recursive: true });
    return output;
  }

  /** Writes a file with known content. @param file relative to the folder, with `/` */
  async write(file: string, content: FileContent): Promise<void> {
    await this.derive(file, content, (same) => same);
  }

  /**
   * Writes a file, or reuses it from the previous output if its input is unchanged.
   * @param input everything the content depends on, as plain data
   * @param make computes the content from the input only
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
      await openFileLimit(() => writeNamed(to, content));
      this.made += 1;
    }
    this.#onFile?.(file);
    if (compressible(file) && !(isKept && (await this.#keepTwins(file, to)))) this.#compressor.add(to);
  }

  /** Copies a file. @param from absolute */
  async copy(file: string, from: string): Promise<void> {
    const { size, mtimeMs } = await stat(from);
    await this.derive(file, { from, size, mtimeMs }, () => openFileLimit(() => readFile(from)));
  }

  /** Starts deferred compression; without `compressLater`, does nothing. */
  compress(): void {
    this.#compressor.start();
  }

  /**
   * Waits for compression of all files so far.
   * @param onProgress called periodically with the number of compressed files
   */
  async compressed(onProgress?: (done: number) => void): Promise<void> {
    const tell = () => onProgress?.(this.#compressor.done);
    await this.#compressor.settled(tell);
    tell();
  }

  /** Number of files to compress, without those whose compressed versions were reused. */
  get compressing(): number {
    return this.#compressor.added;
  }

  /** Absolute path of the temporary folder until `commit`. */
  get folder(): string {
    return this.#staging;
  }

  /** Replaces the previous output. @param madeFrom key of everything that the build read, for the record */
  async commit(madeFrom?: string): Promise<void> {
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
    await writeManifest(this.#manifestFile, {
      target: this.#target,
      madeFrom,
      files: manifest,
    });
    await forgetting;
    // Not earlier: if a build was interrupted between its two renames, its leftovers are the last good output.
    await removeLeftovers(this.#target);
  }

  /** Discards everything; the previous output stays. */
  async discard(): Promise<void> {
    await this.#compressor.close();
    await rm(this.#staging, { recursive: true, force: true });
  }

  async #keep(file: string, key: string, to: string): Promise<boolean> {
    const last = this.#last.get(file);
    if (last?.key !== key) return false;
    const from = path.join(this.#target, file);
    if (!(await isUnchanged(from, last))) return false;
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

  /** Reuses the compressed versions of a reused file, if they exist. */
  async #keepTwins(file: string, to: string): Promise<boolean> {
    try {
      await Promise.all(twinSuffixes.map((twin) => linkOrCopy(path.join(this.#target, file + twin), to + twin)));
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * Removes temporary folders of interrupted builds; their names consist of the target, the operation and the process id.
 */
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
