/**
 * Stores playground projects in the browser: the user's current project, and earlier ones that another has replaced.
 */
import type { Project } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';
import { readStored, writeStored } from '../../../src/ui/browser/storage.ts';

/**
 * Returns the project stored in the browser, or `undefined` if there is none, if it is malformed, or if storage is
 * unavailable.
 */
export function storedProject(): Project | undefined {
  return projectIn(storedValue('playground'));
}

/** Stores the user's own project in the browser. @returns whether that succeeded */
export function storeProject(project: Project): boolean {
  return writeStored('playground', JSON.stringify(project));
}

/** Returns the user's earlier projects, the latest first. They stay until the user deletes them. */
export function earlierProjects(): Project[] {
  const stored = storedValue('playground-before');
  // An older version of the site, which kept only one earlier project, stored it without a list.
  const listed: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  return listed.flatMap((value) => projectIn(value) ?? []);
}

/** Adds a project to the user's earlier projects in storage. @returns whether that succeeded */
export function keepEarlier(project: Project): boolean {
  return storeEarlier([project, ...earlierProjects().filter((other) => !isSameProject(other, project))]);
}

/** Deletes one of the user's earlier projects from storage. */
export function deleteEarlier(project: Project): void {
  storeEarlier(earlierProjects().filter((other) => !isSameProject(other, project)));
}

/** Whether two playground projects are equal, regardless of the order of their files. */
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
