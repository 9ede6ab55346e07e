/**
 * How the compiler learns of edits: it is told, by `report`, when the files of a project were replaced. The form is that of
 * webpack's own `NodeWatchFileSystem`.
 */
import type { Compiler } from 'webpack';
import { files as fileSystem } from './node/fs.ts';
import { forgetResolutions } from './keep-resolutions.ts';
import { dirname } from '../../../src/model/posix-path.ts';

type WatchFileSystem = NonNullable<Compiler['watchFileSystem']>;
type WatchArguments = Parameters<WatchFileSystem['watch']>;
type TimeInfo = NonNullable<Parameters<WatchArguments[5]>[1]>;

interface Watched {
  files: Iterable<string>;
  folders: Set<string>;
  /** Paths that are no file, and whether a folder is there: "./src" is also looked for as a file. */
  missing: Map<string, boolean>;
  callback: WatchArguments[5];
}

/** Watches what a compiler names, and calls it when it is told of changes there. */
export class ToldWatchFileSystem implements WatchFileSystem {
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
   * Tells of files that were written or removed.
   * @param changed absolute paths
   * @param otherPaths whether any of them was not there before, or is no more
   * @returns whether the compiler builds anew
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
    // Who looked in vain for a file that came is not known where requests were not asked for again: all are, once.
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

/** What lies in a folder may change without it: to name it would make webpack resolve anew all that goes through it. */
function cameOrWent(folder: string, { missing }: Watched): boolean {
  const before = missing.get(folder);
  return before !== undefined && before !== fileSystem.existsSync(folder);
}
