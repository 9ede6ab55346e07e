import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Time to wait after an edit, in milliseconds, because editors write a file in several steps. */
const restAfterEdit = 15;

/**
 * Calls `onEdit` after files change, one call at a time. A change during a call causes another call afterwards.
 *
 * Each folder has its own watcher. On Linux, a recursive watcher consists of file watchers, which are tied to an inode.
 * If an editor saves by renaming a new file over the old one, such watchers miss all later edits.
 *
 * @param places folders, which are watched recursively, and files
 * @returns a function that stops watching
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

  /**
   * Reopens all file watchers, because folders may have been added, removed, or replaced, for example by a Git
   * checkout.
   */
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

/** Returns a folder and all folders inside it. */
function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))];
}

/**
 * Watches the files in a folder. Returns an empty array if the folder doesn't exist, because its parent's watcher
 * reports when it is created.
 */
function watchFolder(folder: string, onChange: (name: string | null) => void): FSWatcher[] {
  try {
    const watcher = watch(folder, (_, name) => onChange(name));
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}
