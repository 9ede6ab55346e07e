import path from 'node:path';
import type { BuildTool } from '../../../generator/tools/tool-build.ts';
import { readGallery, testedVersions } from './gallery.ts';
import { makePlayground } from './make.ts';

/**
 * Build step of the playground. It provides the files that the page loads, the examples, and package versions for
 * downloaded projects.
 */
export const buildTool: BuildTool = async () => {
  const { list, folder, names, bundled } = await makePlayground();
  return {
    modules: {
      'playground-examples': { examples: await readGallery() },
      'playground-versions': { versions: await testedVersions() },
      'playground-files': { files: list },
    },
    files: Object.fromEntries(names.map((name) => [name, path.join(folder, name)])),
    packages: bundled,
  };
};
