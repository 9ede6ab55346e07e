/** Stores projects in the browser: the reader's own, and earlier ones that another has replaced. */
import type { Project } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';
import { readStored, writeStored } from '../../../src/ui/browser/storage.ts';

/** Returns the stored project, or undefined if there is none, if it is malformed, or if storage is unavailable. */
export function storedProject(): Project | undefined {
  return projectIn(storedValue('playground'));
}

/** Stores the reader's own project. @returns whether that succeeded */
export function storeProject(project: Project): boolean {
  return writeStored('playground', JSON.stringify(project));
}

/** Returns the reader's earlier projects, the latest first. They stay until the reader deletes them. */
export function earlierProjects(): Project[] {
  const stored = storedValue('playground-before');
  // A site that kept only one earlier project has stored it without a list.
  const listed: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  return listed.flatMap((value) => projectIn(value) ?? []);
}

/** Adds a project to the earlier ones. @returns whether that succeeded */
export function keepEarlier(project: Project): boolean {
  return storeEarlier([project, ...earlierProjects().filter((other) => !isSameProject(other, project))]);
}

/** Deletes an earlier project. */
export function deleteEarlier(project: Project): void {
  storeEarlier(earlierProjects().filter((other) => !isSameProject(other, project)));
}

/** Whether two projects are equal, regardless of the order of their files. */
export function isSameProject(one: Project, other: Project): boolean {
  const sorted = ({ files, commandLine }: Project) =>
    JSON.stringify([commandLine, Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return sorted(one) === sorted(other);
}

function storeEarlier(projects: readonly Project[]): boolean {
  return writeStored('playground-before', JSON.stringify(projects));
}

function storedValue(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function projectIn(value: unknown): Project | undefined {
  try {
    return readProject(value, TEXTS.playground.troubles);
  } catch {
    return undefined;
  }
}
