import { basePath } from '../bundle/place-definitions.ts';
import { manifestUrl } from '../../src/model/offline-manifest.ts';
import type { Output } from '../output/output.ts';
import { offlineManifest } from './offline-manifest.ts';

/**
 * Adds `/offline.json` to the site's output. All other files must be complete, because it contains the sizes of the
 * compressed files.
 */
export async function writeOfflineManifest(output: Output): Promise<void> {
  await output.write(manifestUrl.slice(1), JSON.stringify(await offlineManifest(output.folder, basePath)));
}
