/** Files that the reader gives: a zip or a folder, chosen or dropped. */
import type { Project } from '../../../model/playground/project.ts';
import { createAllowance, type Entry, isWanted, projectOfEntries } from './project-entries.ts';

interface GivenFile {
  path: string;
  file: File;
}

/**
 * The project in what a file field was given.
 * @throws Error whose message tells the reader why there is none
 */
export function projectOfFiles(files: Iterable<File>): Promise<Project> {
  return projectOf(Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** The project in what was dropped. @throws Error as above */
export async function projectOfDrop({ items }: DataTransfer): Promise<Project> {
  // Has to be asked for before anything is waited for: then the browser empties the list.
  const roots = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const given: GivenFile[] = [];
  for (const root of roots) await collect(root, given);
  return projectOf(given);
}

async function projectOf(given: readonly GivenFile[]): Promise<Project> {
  const [only] = given;
  if (given.length === 1 && only && /\.zip$/i.test(only.path)) {
    const { unzipProject } = await import(/* webpackChunkName: "playground-zip" */ './zip.ts');
    return unzipProject(new Uint8Array(await only.file.arrayBuffer()));
  }
  const allow = createAllowance();
  const entries: Entry[] = [];
  for (const { path, file } of given) {
    if (!isWanted(path)) continue;
    allow(path, file.size);
    entries.push([path, new Uint8Array(await file.arrayBuffer())]);
  }
  return projectOfEntries(entries);
}

/** Walks a dropped folder; what is not wanted is not even looked into. */
async function collect(entry: FileSystemEntry, given: GivenFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) {
    given.push({ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
  } else if (isFolder(entry) && isWanted(`${path}/x`)) {
    const reader = entry.createReader();
    // A call gives a hundred at most; none are left when it gives none.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) break;
      for (const inner of some) await collect(inner, given);
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
