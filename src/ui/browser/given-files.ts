/**
 * Reads files that the reader chose in a file dialog, or dropped on the page. Includes all files in dropped folders.
 */

/** A file with its path relative to the folder that the reader chose or dropped. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Limits which of the dropped files are read. */
interface Wanted {
  /** Maximum number of dropped files to read. */
  most: number;
  /** Whether to read the file at a path. To decide about a folder, it is called with the path of a file inside. */
  isWanted?: (path: string) => boolean;
}

/** Returns the files that the reader selected in a file dialog. */
export function chosenFiles(files: Iterable<File> | null): NamedFile[] {
  return Array.from(files ?? [], (file) => ({ name: file.webkitRelativePath || file.name, blob: file }));
}

/** Returns dropped files, including all files in dropped folders. */
export async function droppedFiles(
  { items }: DataTransfer,
  { most, isWanted = () => true }: Wanted,
): Promise<NamedFile[]> {
  // Get the dropped entries synchronously, because the browser clears the list after the event.
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

/** Reads all entries of a dropped folder. `readEntries` returns them in batches, and finally an empty batch. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const found: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) found.push(...some);
  return found;
}
