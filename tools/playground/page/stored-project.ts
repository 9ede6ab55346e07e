/** Stores projects in the browser: the last one, and the one that was replaced when another was opened. */
import type { Project } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';
import { readStored, writeStored } from '../../../src/ui/browser/storage.ts';

type Key = 'playground' | 'playground-before';

/** Returns a stored project, or undefined if there is none, if it is malformed, or if storage is unavailable. */
export function storedProject(key: Key): Project | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return readProject(JSON.parse(text), TEXTS.playground.troubles);
  } catch {
    return undefined;
  }
}

/** Stores a project. @returns whether that succeeded */
export function storeProject(key: Key, project: Project): boolean {
  return writeStored(key, JSON.stringify(project));
}

/** Whether two projects are equal, regardless of the order of their files. */
export function isSameProject(one: Project, other: Project): boolean {
  const sorted = ({ files, commandLine }: Project) =>
    JSON.stringify([commandLine, Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return sorted(one) === sorted(other);
}
