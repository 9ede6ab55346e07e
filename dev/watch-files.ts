import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Debounce in milliseconds after an edit, because editors write a file in several steps. */
const restAfterEdit = 15;

/**
 * Calls back after file changes, one call at a time; changes during a call trigger another one.
 *
 * Each folder has its own watcher. File watchers, which recursive watchers consist of on Linux, are tied to the inode:
 * if an editor saves by renaming a new file over the old one, they miss all further edits.
 *
 * @param places folders, which are watched recursively, and files
 * @returns stops watching
 */
export function watchFiles(places: readonly string[], onEdit: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let watchers: FSWatcher[] = [];
  const edited = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAgain();
      running = running.then(onEdit).catch((error: unknown) => console.error(error));
    }, restAfterEdit);
  };

  /** Reopens all watchers, because folders may have been added, removed or replaced, as by a Git checkout. */
  function watchAgain(): void {
    const before = watchers;
    watchers = places.flatMap((place) =>
      statSync(place, { throwIfNoEntry: false })?.isDirectory()
        ? foldersIn(place).flatMap((folder) => watchFolder(folder, edited))
        : watchFolder(path.dirname(place), (name) => name === path.basename(place) && edited()),
    );
    for (const watcher of before) watcher.close();
  }

  watchAgain();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** The folder and all folders in it. */
function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/** A watcher of the files in a folder; undefined if the folder doesn't exist, which its parent's watcher reports. */
function watchFolder(folder: string, onChange: (name: string | null) => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => onChange(name));
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}
