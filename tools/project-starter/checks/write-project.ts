import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textOf, type Project } from '../model/project.ts';

/** Empties a folder and writes a generated project's files to it. */
export async function writeProject({ files }: Pick<Project, 'files'>, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, textOf(file));
  }
}
