/**
 * The output folder of a build. All files are written to a temporary folder next to it. At the end, the temporary
 * folder replaces the output folder, so that a failing build leaves the previous output unchanged.
 *
 * Files with unchanged inputs are hard-linked from the previous output, together with their compressed versions,
 * instead of being recomputed.
 */
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { openFileLimit } from '../../compile/open-file-limit.ts';
import { writeNamed } from '../../compile/write-named.ts';
import { BuildFailure } from '../build-failure.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import type { FileContent, FileSink, Maker } from './file-sink.ts';
import { compressible, Compressor } from './compress.ts';
import { isUnchanged, type Made, readMade, twinSuffixes, writeManifest } from './manifest.ts';

/** File whose presence marks a folder as build output, which the next build may replace. */
const markFile = 'build.json';

/** Options for opening a build's output folder. */
interface OutputOptions {
  /** Whether this is a throwaway build, which uses fast compression. */
  once?: boolean;
  /** Called with each completely written file, relative to the output folder. Compressed versions are not reported. */
  onFile?: (file: string) => void;
  /** Whether to delay the compression of files until `compress()` is called. */
  compressLater?: boolean;
}

/** Collects the output files of one build. Call `commit` or `discard` at the end. */
export class Output implements FileSink {
  readonly #target: string;
  readonly #staging: string;
  readonly #manifestFile: string;
  readonly #last: Map<string, Made>;
  readonly #made = new Map<string, string>();
  readonly #folders = new Set<string>();
  readonly #compressor: Compressor;
  readonly #onFile: OutputOptions['onFile'];
  /** Number of output files that this build wrote rather than reused. */
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
   * Creates the temporary folder for the output of a build.
   *
   * @param target absolute path of the folder that the build replaces
   * @param manifestFile absolute path of the record of the previous output
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

  /**
   * Writes an output file with the given content.
   *
   * @param file path relative to the folder, with `/`
   */
  async write(file: string, content: FileContent): Promise<void> {
    await this.derive(file, content, (same) => same);
  }

  /**
   * Writes an output file, or reuses it from the previous build if its input is unchanged.
   *
   * @param input everything that the content depends on, as plain data
   * @param make computes the content from `input` alone
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

  /**
   * Copies a file into the output.
   *
   * @param from absolute path of the original
   */
  async copy(file: string, from: string): Promise<void> {
    const { size, mtimeMs } = await stat(from);
    await this.derive(file, { from, size, mtimeMs }, () => openFileLimit(() => readFile(from)));
  }

  /** Starts compression if it was delayed with `compressLater`. Otherwise, it does nothing. */
  compress(): void {
    this.#compressor.start();
  }

  /**
   * Waits until all output files written so far have been compressed.
   *
   * @param onProgress called periodically with the number of compressed files
   */
  async compressed(onProgress?: (done: number) => void): Promise<void> {
    const tell = () => onProgress?.(this.#compressor.done);
    await this.#compressor.settled(tell);
    tell();
  }

  /** Number of output files to compress. Files whose compressed versions were reused don't count. */
  get compressing(): number {
    return this.#compressor.added;
  }

  /** Absolute path of the build's temporary folder. Not valid after `commit`. */
  get folder(): string {
    return this.#staging;
  }

  /**
   * Replaces the previous build's output with the files of this build.
   *
   * @param madeFrom key of everything that the build read, which is recorded
   */
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
    // Temporary folders of earlier builds can't be removed sooner: if a build was interrupted between its two renames,
    // one of them is the last good output.
    await removeLeftovers(this.#target);
  }

  /** Discards all files of this build. The output of the previous build remains. */
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

  /** Reuses the compressed versions of an output file that is reused, if they exist. Returns whether they do. */
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
 * Removes temporary folders of interrupted builds. Their names consist of the output folder's name, the operation, and
 * the process id.
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
