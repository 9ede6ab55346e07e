/** Files that the reader gives: chosen in a dialog, or dropped with all that is in their folders. */

/** A file with its path in the folder that it came from. */
export interface NamedFile {
  name: string;
  blob: Blob;
}

/** Which of the dropped files are taken. */
interface Wanted {
  /** Beyond these no more are asked for. */
  most: number;
  /** Whether a path is wanted; a folder is told by a path in it. */
  isWanted?: (path: string) => boolean;
}

/** The files that a dialog gave. */
export function chosenFiles(files: Iterable<File> | null): NamedFile[] {
  return Array.from(files ?? [], (file) => ({ name: file.webkitRelativePath || file.name, blob: file }));
}

/** What was dropped: files, and all files of folders. */
export async function droppedFiles(
  { items }: DataTransfer,
  { most, isWanted = () => true }: Wanted,
): Promise<NamedFile[]> {
  // The list is empty once the event is over, so entries are taken from it at once.
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

/** A folder tells of its entries some at a time, until it has none left. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const found: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) found.push(...some);
  return found;
}
