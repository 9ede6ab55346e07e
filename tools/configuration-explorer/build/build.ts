import path from 'node:path';
import type { BuildTool } from '../../../generator/tools/tool-build.ts';
import { makeCheckerFiles } from './make.ts';

/** Build step that creates the files of the web worker in which the configuration explorer runs configurations. */
export const buildTool: BuildTool = async () => {
  const { list, folder, names, bundled } = await makeCheckerFiles();
  return {
    modules: { 'configuration-check': { files: list } },
    files: Object.fromEntries(names.map((name) => [name, path.join(folder, name)])),
    packages: bundled,
  };
};
