/** Pure functions that change the files of a project. */
import { isProjectPath, mostBytesInWords, projectLimits, weightOf } from '../model/check-project.ts';
import type { FileContent, Project } from '../../../src/model/project.ts';

/** Sets the content of a file, which may be new. */
export function withFile(project: Project, path: string, content: FileContent): Project {
  return { ...project, files: { ...project.files, [path]: content } };
}

/** Removes a file. */
export function withoutFile(project: Project, path: string): Project {
  const { [path]: _, ...files } = project.files;
  return { ...project, files };
}

/** Renames a file, keeping its position. */
export function withRenamed(project: Project, from: string, to: string): Project {
  const files = Object.entries(project.files).map(([path, content]): [string, FileContent] => [
    path === from ? to : path,
    content,
  ]);
  return { ...project, files: Object.fromEntries(files) };
}

/** Why a file can't have this path, as a message; undefined if it can. */
export function newPathTrouble({ files }: Project, path: string): string | undefined {
  if (Object.hasOwn(files, path)) return TEXTS.playground.exists(path);
  const paths = Object.keys(files);
  if (paths.some((other) => other.startsWith(`${path}/`))) return TEXTS.playground.isDirectory(path);
  const file = paths.find((other) => path.startsWith(`${other}/`));
  if (file !== undefined) return TEXTS.playground.isFile(file);
  if (isProjectPath(path)) return undefined;
  return TEXTS.playground.pathRule;
}

/** Why a content would exceed the project's limits, as a message; undefined if it fits. */
export function roomTrouble({ files }: Project, path: string, content: FileContent): string | undefined {
  const others = Object.entries(files).reduce((sum, [other, held]) => sum + (other === path ? 0 : weightOf(held)), 0);
  if (others + weightOf(content) <= projectLimits.bytes) return undefined;
  return TEXTS.playground.noRoom(mostBytesInWords);
}

/** Sorts paths for the list: configuration and manifest first, then by directory and name. */
export function sortedPaths({ files }: Project): string[] {
  const rank = (path: string) => (/^webpack[^/]*\.[cm]?[jt]s$/.test(path) ? 0 : path.includes('/') ? 1 : 2);
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/** The initially open file: the usual entry, or else the configuration, or else the first. */
export function firstPath(project: Project): string {
  const paths = sortedPaths(project);
  const entry = paths.find((path) => /^src\/(?:index|main)\.[cm]?[jt]sx?$/.test(path));
  return entry ?? paths[0] ?? '';
}

/** The configurations of a project, in the order of preference of webpack's CLI. */
export function configurationsOf(project: Project): string[] {
  return sortedPaths(project).filter((path) => /^webpack[^/]*\.[cm]?[jt]s$/.test(path));
}
