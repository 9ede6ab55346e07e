import path from 'node:path';
import { openConfigurationRunner } from '../configuration/open-configuration-runner.ts';
import { openLibrary } from '../library/library.ts';
import { openStatsCache } from '../library/stats-cache.ts';
import type { Surroundings } from './tool.ts';

/**
 * Creates the environment in which the tools run: documentation data, configuration runner, and stats cache.
 *
 * @param scripts absolute path of the folder with the package's scripts and data
 * @param room maximum size of an answer in bytes
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
