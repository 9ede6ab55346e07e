/** Files from a file dialog, or dropped together with all files in their folders. */

/** A file with its path relative to the folder it came from. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Limits on dropped files. */
interface Wanted {
  /** Maximum number of files to read. */
  most: number;
  /** Whether to read a path; folders are filtered by a path inside them. */
  isWanted?: (path: string) => boolean;
}

/** The files selected in a dialog. */
export function chosenFiles(files: Iterable<File> | null): NamedFile[] {
  return Array.from(files ?? [], (file) => ({ name: file.webkitRelativePath || file.name, blob: file }));
}

/** Dropped files, including all files in dropped folders. */
export async function droppedFiles(
  { items }: DataTransfer,
  { most, isWanted = () => true }: Wanted,
): Promise<NamedFile[]> {
  // Entries are read synchronously, because the list is emptied after the event.
  const waiting = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found: NamedFile[] = [];
  for (let entry = waiting.shift(); entry && found.length < most; entry = waiting.shift()) {
    const name = entry.fullPath.slice(1);
    if (isFile(entry) && isWanted(name)) found.push({ name, blob: await fileOf(entry) });
    else if (isFolder(entry) && isWanted(`${name}/x`)) waiting.push(...(await entriesOf(entry)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** Reads all entries of a folder; `readEntries` returns them in batches until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const found: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) found.push(...some);
  return found;
}
