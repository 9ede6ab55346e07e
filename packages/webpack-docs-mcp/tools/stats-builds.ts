import type { Build } from '../../../tools/bundle-explorer/model/build.ts';
import { StatsFailure } from '../../../tools/bundle-explorer/model/read/read-stats.ts';
import { fileWithin } from '../library/file-within.ts';
import { absolute } from './addresses.ts';
import { Refusal, type Surroundings } from './tool.ts';

/** Maximum size of a stats file in bytes. */
const longest = 2_000_000_000;

/**
 * Reads the webpack builds that a stats file contains.
 *
 * @param stats path, inside of the working directory
 * @throws Refusal if the file contains no stats; UnreadableFile if it can't be read
 */
export async function buildsIn({ library, folder, stats: cache }: Surroundings, stats: string): Promise<Build[]> {
  const { file } = fileWithin(folder, stats, longest);
  return cache.buildsOf(file).catch((error: unknown) => {
    if (error instanceof StatsFailure)
      throw new Refusal(`${stats}: ${error.message}\nMore: ${absolute(library, '/tools/bundle/')}`);
    if (error instanceof RangeError) throw new Refusal(`${stats}: ${TEXTS.bundleExplorer.tooLarge}`);
    throw error;
  });
}

/**
 * Selects one of the builds in a stats file by number.
 *
 * @throws Refusal if the file has no build with this number
 */
export function buildIn(builds: readonly Build[], number: number): Build {
  const build = builds[number];
  if (!build) throw new Refusal(`The file has ${builds.length} builds: send a number from 0 to ${builds.length - 1}.`);
  return build;
}
