import type { NamedFile } from './worker/messages.ts';

/** Files of a folder beyond these are not asked for: no build emits so many, and a home folder would take minutes. */
const MOST_FILES = 20_000;

/** The files of an input. */
export function filesOfInput({ files }: HTMLInputElement): NamedFile[] {
  return [...(files ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, blob: file }));
}

/** What was dropped: files, and all files of folders. */
export async function filesOfDrop({ items }: DataTransfer): Promise<NamedFile[]> {
  // The list is empty once the event is over, so entries are taken from it at once.
  const waiting = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found: NamedFile[] = [];
  for (let entry = waiting.shift(); entry && found.length < MOST_FILES; entry = waiting.shift()) {
    if (isFile(entry)) found.push({ name: entry.fullPath.slice(1), blob: await fileOf(entry) });
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A folder tells of its entries some at a time, until it has none left. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const found: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) found.push(...some);
  return found;
}

/** The stats file among chosen files: the one that is JSON by its name, the largest of several; else the only one. */
export function statsAmong(files: NamedFile[]): NamedFile | undefined {
  const json = files
    .filter(({ name }) => /\.json(?:\.gz)?$/i.test(name))
    .toSorted((one, two) => two.blob.size - one.blob.size);
  return json[0] ?? (files.length === 1 ? files[0] : undefined);
}
