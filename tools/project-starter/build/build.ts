import { readSnapshot } from '../../../data/snapshot.ts';
import type { BuildTool } from '../../../generator/tools/tool-build.ts';
import { measuredFile, measuredSnapshot } from './measured-schema.ts';
import { installedVersions } from './versions.ts';

/** Build step that provides the data that the project starter's page needs besides the project generator. */
export const buildTool: BuildTool = async () => ({
  modules: {
    start: {
      start: {
        versions: installedVersions(),
        measured: await readSnapshot(measuredFile, measuredSnapshot),
      },
    },
  },
});
