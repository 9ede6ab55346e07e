import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestUrl } from '../../src/features/offline/manifest.ts';
import { compressFiles } from '../output/compress.ts';
import { offlineManifest } from './offline-manifest.ts';

/**
 * Adds `/offline.json` to a finished output: its sizes are those of the compressed files, so it comes last.
 * @param folder absolute folder of the output
 */
export async function writeOfflineManifest(folder: string): Promise<void> {
  const file = path.join(folder, manifestUrl);
  await writeFile(file, JSON.stringify(await offlineManifest(folder)));
  await compressFiles([file], () => undefined);
}
