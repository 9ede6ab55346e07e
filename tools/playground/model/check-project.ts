/** What is wrong with a project that came from elsewhere: a link, a file, a folder. */
import type { FileContent, Project } from '../../../src/model/project.ts';

/**
 * Bounds of a project, so that a link or an import cannot fill the tab's memory. They are far above what an example needs:
 * the largest of the documentation has 30 files.
 */
export const projectLimits = {
  /** Files of a project. */
  files: 2_000,
  /** Bytes of all files together. */
  bytes: 10 * 2 ** 20,
  /** Characters of a path. */
  path: 260,
  /** Characters of the command line. */
  commandLine: 1_000,
} as const;

/** The bound of all files together, as readers are told. */
export const mostBytesInWords = `${projectLimits.bytes / 2 ** 20} MB`;

/** Sentences for what can be wrong. */
export type Troubles = ToolTexts['playground']['troubles'];

/**
 * What is wrong with a project that came from elsewhere, as a sentence for the reader; `undefined` if it can be built.
 * Paths have to stay in the project's folder.
 * @param troubles the sentences
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

/** Whether a path is one of a file in the project's folder. */
export function isProjectPath(path: string): boolean {
  if (!path || path.length > projectLimits.path || /[\\\0]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part !== '__proto__');
}

/** Bytes of a content, to within what UTF-8 adds. */
export function weightOf(content: FileContent): number {
  return typeof content === 'string' ? content.length : Math.floor((content.base64.length * 3) / 4);
}

/** Folders that a path leads through: `a` and `a/b` of `a/b/c.js`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
