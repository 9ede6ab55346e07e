/** Validates untrusted playground projects, which come from a link, a file, or a folder. */
import type { FileContent, Project } from '../../../src/model/project.ts';

/**
 * Limits of a playground project, so that a link or an import can't fill the tab's memory. They are far above what
 * examples need. The largest example in the documentation has 30 files.
 */
export const projectLimits = {
  /** Maximum number of files in a project. */
  files: 2_000,
  /** Maximum total size of a project's files in bytes. */
  bytes: 10 * 2 ** 20,
  /** Maximum length of a file path in characters. */
  path: 260,
  /** Maximum length of the webpack command line in characters. */
  commandLine: 1_000,
} as const;

/** The maximum total size of a project, formatted for error messages. */
export const mostBytesInWords = `${projectLimits.bytes / 2 ** 20} MB`;

/** The error messages for invalid playground projects. */
export type Troubles = ToolTexts['playground']['troubles'];

/**
 * Validates an untrusted playground project. Paths must stay in the project's folder.
 * @param troubles the error messages
 * @returns an error message for the user, or undefined if the project can be built
 */
export function projectTrouble({ files, commandLine }: Project, troubles: Troubles): string | undefined {
  const paths = Object.keys(files);
  if (paths.length > projectLimits.files) return troubles.files(paths.length, projectLimits.files);
  const odd = paths.find((path) => !isProjectPath(path));
  if (odd !== undefined) return troubles.path(JSON.stringify(odd.slice(0, projectLimits.path)));
  const folders = new Set(paths.flatMap(foldersOf));
  const both = paths.find((path) => folders.has(path));
  if (both !== undefined) return troubles.both(JSON.stringify(both));
  const bytes = Object.values(files).reduce((sum, content) => sum + weightOf(content), 0);
  if (bytes > projectLimits.bytes) return troubles.bytes(mostBytesInWords);
  if (commandLine.length > projectLimits.commandLine) return troubles.commandLine(projectLimits.commandLine);
  return undefined;
}

/** Whether a path points to a file inside the playground project's folder. */
export function isProjectPath(path: string): boolean {
  if (!path || path.length > projectLimits.path || /[\\\0]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part !== '__proto__');
}

/** Returns the approximate size of a project file in bytes. Every character counts as one byte. */
export function weightOf(content: FileContent): number {
  return typeof content === 'string' ? content.length : Math.floor((content.base64.length * 3) / 4);
}

/** Returns the parent folders of a file path: `a` and `a/b` for `a/b/c.js`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
