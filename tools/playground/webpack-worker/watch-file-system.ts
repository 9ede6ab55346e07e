/**
 * Watch file system for webpack's compiler in the playground. Instead of watching a disk, it learns about changed
 * project files from calls of `report`. It has the same interface as webpack's `NodeWatchFileSystem`.
 */
import type { Compiler } from 'webpack';
import { files as fileSystem } from './node/fs.ts';
import { forgetResolutions } from './cache-resolutions.ts';
import { dirname } from '../../../src/model/posix-path.ts';

type WatchFileSystem = NonNullable<Compiler['watchFileSystem']>;
type WatchArguments = Parameters<WatchFileSystem['watch']>;
type TimeInfo = NonNullable<Parameters<WatchArguments[5]>[1]>;

interface Watched {
  files: Iterable<string>;
  folders: Set<string>;
  /**
   * Paths that webpack didn't find as files, and whether each exists as a folder. For example, webpack first tries
   * `./src` as a file.
   */
  missing: Map<string, boolean>;
  callback: WatchArguments[5];
}

/**
 * Keeps track of the paths that a webpack compiler watches, and notifies the compiler when `report` is called with one
 * of them.
 */
export class ReportedWatchFileSystem implements WatchFileSystem {
  private readonly compiler: Compiler;
  private watched: Watched | undefined;

  constructor(compiler: Compiler) {
    this.compiler = compiler;
  }

  watch(...[files, folders, missing, , , callback]: WatchArguments): ReturnType<WatchFileSystem['watch']> {
    const watched: Watched = {
      files: [...files],
      folders: new Set(folders),
      missing: new Map(Array.from(missing, (path) => [path, fileSystem.existsSync(path)])),
      callback,
    };
    this.watched = watched;
    const forget = (): void => {
      if (this.watched === watched) this.watched = undefined;
    };
    return {
      close: forget,
      pause: () => {},
      getFileTimeInfoEntries: () => this.timesOf(watched),
      getContextTimeInfoEntries: () => new Map(),
      getInfo: () => ({
        changes: new Set<string>(),
        removals: new Set<string>(),
        fileTimeInfoEntries: this.timesOf(watched),
        contextTimeInfoEntries: new Map(),
      }),
    };
  }

  /**
   * Reports written and removed files to the webpack compiler.
   * @param changed absolute paths
   * @param otherPaths whether files were added or removed
   * @returns whether the compiler rebuilds
   */
  report(changed: ReadonlySet<string>, otherPaths: boolean): boolean {
    const { watched } = this;
    if (!watched) return false;
    const known = new Set(watched.files);
    const changes = new Set<string>();
    const removals = new Set<string>();
    for (const path of changed) {
      const there = fileSystem.existsSync(path);
      if (known.has(path) || watched.missing.has(path)) (there ? changes : removals).add(path);
      for (let above = dirname(path); above !== '/'; above = dirname(above))
        if (watched.folders.has(above) || cameOrWent(above, watched)) changes.add(above);
    }
    // With cached resolutions, webpack doesn't know which failed lookups a new file affects, so it repeats all of them
    // once.
    if (otherPaths && forgetResolutions(this.compiler)) for (const path of changed) changes.add(path);
    if (changes.size + removals.size === 0) return false;
    this.watched = undefined;
    for (const path of [...changes, ...removals]) this.compiler.inputFileSystem?.purge?.(path);
    watched.callback(null, this.timesOf(watched), new Map(), changes, removals);
    return true;
  }

  private timesOf({ files, missing }: Watched): TimeInfo {
    const times: Map<string, { safeTime: number; timestamp: number } | null> = new Map();
    for (const path of files) {
      const time = fileSystem.statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      times.set(path, time === undefined ? null : { safeTime: time, timestamp: time });
    }
    for (const path of missing.keys()) if (!fileSystem.existsSync(path)) times.set(path, null);
    return times as TimeInfo;
  }
}

/**
 * Whether a folder was added or removed since webpack looked it up. Changes inside an existing folder aren't reported,
 * because webpack would resolve everything below it again.
 */
function cameOrWent(folder: string, { missing }: Watched): boolean {
  const before = missing.get(folder);
  return before !== undefined && before !== fileSystem.existsSync(folder);
}
