import path from 'node:path';
import { openConfigurationRunner } from '../configuration/open-configuration-runner.ts';
import { openLibrary } from '../library/library.ts';
import { openStatsCache } from '../library/stats-cache.ts';
import type { Surroundings } from './tool.ts';

/**
 * Environment of the tools in an installed package.
 *
 * @param scripts absolute folder of its scripts, with its data
 * @param room maximum bytes of an answer
 */
export function surroundingsIn(scripts: string, room: number): Surroundings {
  return {
    library: openLibrary(path.join(scripts, 'data')),
    runner: openConfigurationRunner(scripts),
    stats: openStatsCache(),
    folder: process.cwd(),
    room,
  };
}
