/** Imports projects from a zip or a folder, which the user has chosen or dropped. */
import type { Project } from '../../../../src/model/project.ts';
import { projectLimits } from '../../model/check-project.ts';
import { chosenFiles, droppedFiles, type NamedFile } from '../../../../src/ui/browser/given-files.ts';
import { createAllowance, type Entry, isWanted, projectOfEntries } from './project-entries.ts';

/**
 * Creates a project from the files of a file input.
 * @throws Error with a message for the user
 */
export function projectOfFiles(files: Iterable<File>): Promise<Project> {
  return projectOf(chosenFiles(files));
}

/** Creates a project from dropped files. @throws Error with a message for the user */
export async function projectOfDrop(data: DataTransfer): Promise<Project> {
  // Read one file more than allowed, to detect that there are too many.
  return projectOf(await droppedFiles(data, { most: projectLimits.files + 1, isWanted }));
}

async function projectOf(given: readonly NamedFile[]): Promise<Project> {
  const [only] = given;
  if (given.length === 1 && only && /\.zip$/i.test(only.name)) {
    const { unzipProject } = await import(/* webpackChunkName: "playground-zip" */ './zip.ts');
    return unzipProject(new Uint8Array(await only.blob.arrayBuffer()));
  }
  const allow = createAllowance();
  const entries: Entry[] = [];
  for (const { name, blob } of given) {
    if (!isWanted(name)) continue;
    allow(name, blob.size);
    entries.push([name, new Uint8Array(await blob.arrayBuffer())]);
  }
  return projectOfEntries(entries);
}
