/** Reads and writes playground projects as zip files. This chunk is loaded on demand. */
import { unzipSync, zipSync } from 'fflate';
import type { Project } from '../../../../src/model/project.ts';
import { isProjectPath, projectLimits } from '../../model/check-project.ts';
import { packageJsonOf } from './package-json.ts';
import { createAllowance, entriesOf, isWanted, projectOfEntries } from './project-entries.ts';

/** Maximum size of an imported zip file in bytes. */
const largestZip = 40_000_000;

/** Name of the top-level folder in a downloaded zip file. */
const around = 'webpack-playground';

/**
 * Packs a project into a zip file that works with `npm install` and `npx webpack`.
 * @param versions versions of the packages that the documentation is tested with
 */
export function zipProject(project: Project, versions: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = { ...project.files, 'package.json': packageJsonOf(project, versions) };
  const entries = entriesOf({ ...project, files });
  return zipSync(Object.fromEntries(entries.map(([path, bytes]) => [`${around}/${path}`, bytes])));
}

/**
 * Reads the project in a zip file.
 * @throws Error with a message for the user
 */
export function unzipProject(zip: Uint8Array): Project {
  if (zip.length > largestZip) throw new Error(TEXTS.playground.zipTooLarge(largestZip / 1_000_000));
  const allow = createAllowance();
  const files = unpack(zip, (path, bytes) => {
    if (!isWanted(path)) return false;
    // Check paths before unpacking, because unpacking collects the files in an object, where a file named `__proto__`
    // would be lost.
    if (!isProjectPath(path.replace(/^\.\//, '')))
      throw new Error(TEXTS.playground.troubles.path(JSON.stringify(path.slice(0, projectLimits.path))));
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
