/** What a reader does to the files of a project. Nothing here changes what it is given. */
import { isProjectPath, mostBytesInWords, projectLimits, weightOf } from '../model/check-project.ts';
import type { FileContent, Project } from '../../../src/model/project.ts';

/** The project with this content in a file, which may be new. */
export function withFile(project: Project, path: string, content: FileContent): Project {
  return { ...project, files: { ...project.files, [path]: content } };
}

/** The project without a file. */
export function withoutFile(project: Project, path: string): Project {
  const { [path]: _, ...files } = project.files;
  return { ...project, files };
}

/** The project with a file under another path, in its place. */
export function withRenamed(project: Project, from: string, to: string): Project {
  const files = Object.entries(project.files).map(([path, content]): [string, FileContent] => [
    path === from ? to : path,
    content,
  ]);
  return { ...project, files: Object.fromEntries(files) };
}

/** Why a file can't have this path, in a sentence for the reader; nothing where it can. */
export function newPathTrouble({ files }: Project, path: string): string | undefined {
  if (Object.hasOwn(files, path)) return TEXTS.playground.exists(path);
  const paths = Object.keys(files);
  if (paths.some((other) => other.startsWith(`${path}/`))) return TEXTS.playground.isDirectory(path);
  const file = paths.find((other) => path.startsWith(`${other}/`));
  if (file !== undefined) return TEXTS.playground.isFile(file);
  if (isProjectPath(path)) return undefined;
  return TEXTS.playground.pathRule;
}

/** Why a project has no room for another content of a file; nothing where it has. */
export function roomTrouble({ files }: Project, path: string, content: FileContent): string | undefined {
  const others = Object.entries(files).reduce((sum, [other, held]) => sum + (other === path ? 0 : weightOf(held)), 0);
  if (others + weightOf(content) <= projectLimits.bytes) return undefined;
  return TEXTS.playground.noRoom(mostBytesInWords);
}

/** Paths as the list shows them: configuration and manifest first, then by directory and name. */
export function sortedPaths({ files }: Project): string[] {
  const rank = (path: string) => (/^webpack[^/]*\.[cm]?[jt]s$/.test(path) ? 0 : path.includes('/') ? 1 : 2);
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
}

/** The file that a project opens with: its entry where it has the usual one, else its configuration, else the first. */
export function firstPath(project: Project): string {
  const paths = sortedPaths(project);
  const entry = paths.find((path) => /^src\/(?:index|main)\.[cm]?[jt]sx?$/.test(path));
  return entry ?? paths[0] ?? '';
}

/** The configurations of a project, in the order in which webpack's CLI would take them. */
export function configurationsOf(project: Project): string[] {
  return sortedPaths(project).filter((path) => /^webpack[^/]*\.[cm]?[jt]s$/.test(path));
}
