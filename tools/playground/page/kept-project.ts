/** What the browser keeps of the playground: the project as it was left, and the one that stood there before another was opened. */
import type { Project } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';
import { readStored, writeStored } from '../../../src/ui/browser/storage.ts';

type Key = 'playground' | 'playground-before';

/** The kept project; nothing without one, or where the browser keeps nothing or nonsense. */
export function keptProject(key: Key): Project | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return readProject(JSON.parse(text), TEXTS.playground.troubles);
  } catch {
    return undefined;
  }
}

/** Keeps a project; gives whether the browser had room for it. */
export function keepProject(key: Key, project: Project): boolean {
  return writeStored(key, JSON.stringify(project));
}

/** Whether two projects are the same, whatever the order of their files. */
export function isSameProject(one: Project, other: Project): boolean {
  const sorted = ({ files, commandLine }: Project) =>
    JSON.stringify([commandLine, Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return sorted(one) === sorted(other);
}
