/** Converts playground projects to and from the files in zips and folders. */
import type { FileContent, Project } from '../../../../src/model/project.ts';
import { mostBytesInWords, projectLimits, projectTrouble } from '../../model/check-project.ts';
import { bytesOfBase64, toBase64 } from '../../../../src/ui/browser/base64.ts';

/** A file of an imported project: its path, with forward slashes, and its bytes. */
export type Entry = [path: string, bytes: Uint8Array];

/** Matches paths that are never imported into a project: installed packages, build output, and system files. */
const left =
  /(?:^|\/)(?:node_modules|\.git|dist|__MACOSX)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|package-lock\.json|yarn\.lock|pnpm-lock\.yaml)$/;

/** Whether to import the file at a path into a project. Folders and generated files aren't imported. */
export function isWanted(path: string): boolean {
  return !path.endsWith('/') && !left.test(path);
}

/**
 * Creates a check that adds up the sizes of imported files and throws when the total becomes too large, so that the
 * import stops early.
 */
export function createAllowance(): (path: string, bytes: number) => void {
  let files = 0;
  let total = 0;
  return (path, bytes) => {
    files += 1;
    total += bytes;
    if (files > projectLimits.files) throw new Error(TEXTS.playground.importTooMany(projectLimits.files));
    if (total > projectLimits.bytes)
      throw new Error(TEXTS.playground.importTooLarge(path.slice(-60), mostBytesInWords));
  };
}

/**
 * Creates a playground project from files. A top-level folder that contains all files is removed from their paths.
 * @throws Error with a message for the user
 */
export function projectOfEntries(entries: readonly Entry[]): Project {
  const wanted = entries
    .map(([path, bytes]): Entry => [path.replace(/^\.\//, ''), bytes])
    .filter(([path]) => isWanted(path));
  if (wanted.length === 0) throw new Error(TEXTS.playground.importEmpty);
  const around = commonFolder(wanted.map(([path]) => path));
  const files: [string, FileContent][] = wanted.map(([path, bytes]) => [
    path.slice(around.length),
    fileContents(bytes),
  ]);
  const project: Project = { files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))), commandLine: '' };
  const trouble = projectTrouble(project, TEXTS.playground.troubles);
  if (trouble) throw new Error(trouble);
  return project;
}

/** Returns the files of a playground project as bytes. */
export function entriesOf({ files }: Project): Entry[] {
  return Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? new TextEncoder().encode(content) : bytesOfBase64(content.base64),
  ]);
}

function commonFolder(paths: readonly string[]): string {
  const [folder] = /^[^/]+\//.exec(paths[0] ?? '') ?? [''];
  return folder && folder !== '../' && paths.every((path) => path.startsWith(folder)) ? folder : '';
}

/** Decodes a file as text if it is valid UTF-8 without null bytes, and as base64 otherwise. */
export function fileContents(bytes: Uint8Array): FileContent {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The file isn't valid UTF-8, so it is stored as base64.
  }
  return { base64: toBase64(bytes) };
}
