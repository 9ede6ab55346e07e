/** Between files as bytes, as zips and folders have them, and a project. */
import type { FileContent, Project } from '../../../../src/model/project.ts';
import { mostBytesInWords, projectLimits, projectTrouble } from '../../model/check-project.ts';
import { bytesOfBase64, toBase64 } from '../../../../src/ui/browser/base64.ts';

/** A path, with slashes, and the bytes of its file. */
export type Entry = [path: string, bytes: Uint8Array];

/** What no import wants: it is installed, built or the system's own. */
const left =
  /(?:^|\/)(?:node_modules|\.git|dist|__MACOSX)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|package-lock\.json|yarn\.lock|pnpm-lock\.yaml)$/;

/** Whether a file is part of what is imported; folders and what can be made again are not. */
export function isWanted(path: string): boolean {
  return !path.endsWith('/') && !left.test(path);
}

/** What is imported so far: ends an import that becomes too large before all of it is in memory. */
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
 * A project of files. A folder around all of them is taken away.
 * @throws Error whose message tells the reader why it can be none
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

/** The files of a project, as bytes. */
export function entriesOf({ files }: Project): Entry[] {
  return Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? new TextEncoder().encode(content) : bytesOfBase64(content.base64),
  ]);
}

function commonFolder(paths: readonly string[]): string {
  const [folder] = /^[^/]+\//.exec(paths[0] ?? '') ?? [''];
  return folder && paths.every((path) => path.startsWith(folder)) ? folder : '';
}

/** Text where the bytes are text: UTF-8, and without the zero that no text has. */
export function fileContents(bytes: Uint8Array): FileContent {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Bytes that are no text.
  }
  return { base64: toBase64(bytes) };
}
