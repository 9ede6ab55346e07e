import { basePath } from '../bundle/place-definitions.ts';
import { manifestUrl } from '../../src/model/offline-manifest.ts';
import type { Output } from '../output/output.ts';
import { offlineManifest } from './offline-manifest.ts';

/** Adds `/offline.json` to an output that has all other files: its sizes are those of the compressed ones, so it comes last. */
export async function writeOfflineManifest(output: Output): Promise<void> {
  await output.write(manifestUrl.slice(1), JSON.stringify(await offlineManifest(output.folder, basePath)));
}
