/** Zips of projects: a chunk of its own, loaded when the reader asks for one. */
import { unzipSync, zipSync } from 'fflate';
import type { Project } from '../../../../src/model/project.ts';
import { packageJsonOf } from './package-json.ts';

import { createAllowance, entriesOf, isWanted, projectOfEntries } from './project-entries.ts';

/** Largest zip that is read, in bytes. */
const largestZip = 40_000_000;

/** Folder around the files of a download. */
const around = 'webpack-playground';

/**
 * A project as a zip that runs with `npm install` and `npx webpack`.
 * @param versions of the packages that the documentation is tested with
 */
export function zipProject(project: Project, versions: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = { ...project.files, 'package.json': packageJsonOf(project, versions) };
  const entries = entriesOf({ ...project, files });
  return zipSync(Object.fromEntries(entries.map(([path, bytes]) => [`${around}/${path}`, bytes])));
}

/**
 * The project in a zip.
 * @throws Error whose message tells the reader why there is none
 */
export function unzipProject(zip: Uint8Array): Project {
  if (zip.length > largestZip) throw new Error(TEXTS.playground.zipTooLarge(largestZip / 1_000_000));
  const allow = createAllowance();
  const files = unpack(zip, (path, bytes) => {
    if (!isWanted(path)) return false;
    allow(path, bytes);
    return true;
  });
  return projectOfEntries(Object.entries(files));
}

function unpack(zip: Uint8Array, isRead: (path: string, bytes: number) => boolean): Record<string, Uint8Array> {
  let refusal: unknown;
  try {
    return unzipSync(zip, {
      filter({ name, originalSize }) {
        try {
          return isRead(name, originalSize);
        } catch (error) {
          refusal = error;
          throw error;
        }
      },
    });
  } catch (error) {
    if (refusal) throw refusal;
    throw new Error(TEXTS.playground.zipUnreadable, { cause: error });
  }
}
