/** Pure functions that change the files of a playground project. */
import { isProjectPath, mostBytesInWords, projectLimits, weightOf } from '../model/check-project.ts';
import type { FileContent, Project } from '../../../src/model/project.ts';

/** Sets the content of a project file. A file that doesn't exist is added. */
export function withFile(project: Project, path: string, content: FileContent): Project {
  return { ...project, files: { ...project.files, [path]: content } };
}

/** Removes a file from a project. */
export function withoutFile(project: Project, path: string): Project {
  const { [path]: _, ...files } = project.files;
  return { ...project, files };
}

/** Renames a file of a project without moving it in the order of files. */
export function withRenamed(project: Project, from: string, to: string): Project {
  const files = Object.entries(project.files).map(([path, content]): [string, FileContent] => [
    path === from ? to : path,
    content,
  ]);
  return { ...project, files: Object.fromEntries(files) };
}

/** Returns an error message if a project file can't have the given path, or `undefined` if it can. */
export function newPathTrouble({ files }: Project, path: string): string | undefined {
  if (Object.hasOwn(files, path)) return TEXTS.playground.exists(path);
  const paths = Object.keys(files);
  if (paths.some((other) => other.startsWith(`${path}/`))) return TEXTS.playground.isDirectory(path);
  const file = paths.find((other) => path.startsWith(`${other}/`));
  if (file !== undefined) return TEXTS.playground.isFile(file);
  if (isProjectPath(path)) return undefined;
  return TEXTS.playground.pathRule;
}

/** Returns an error message if a file's content would exceed the project's size limits, or `undefined` if it fits. */
export function roomTrouble({ files }: Project, path: string, content: FileContent): string | undefined {
  const others = Object.entries(files).reduce((sum, [other, held]) => sum + (other === path ? 0 : weightOf(held)), 0);
  if (others + weightOf(content) <= projectLimits.bytes) return undefined;
  return TEXTS.playground.noRoom(mostBytesInWords);
}

/**
 * Sorts the paths of a project for the file list: configurations first, then files in folders, then other files in the
 * root.
 */
export function sortedPaths({ files }: Project): string[] {
  const rank = (path: string) => (/^webpack[^/]*\.[cm]?[jt]s$/.test(path) ? 0 : path.includes('/') ? 1 : 2);
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/**
 * Returns the project file to open initially: the usual entry module, the configuration if there is none, or else the
 * first file.
 */
export function firstPath(project: Project): string {
  const paths = sortedPaths(project);
  const entry = paths.find((path) => /^src\/(?:index|main)\.[cm]?[jt]sx?$/.test(path));
  return entry ?? paths[0] ?? '';
}

/** Returns the paths of a project's webpack configurations, in the order in which webpack-cli looks for them. */
export function configurationsOf(project: Project): string[] {
  return sortedPaths(project).filter((path) => /^webpack[^/]*\.[cm]?[jt]s$/.test(path));
}
