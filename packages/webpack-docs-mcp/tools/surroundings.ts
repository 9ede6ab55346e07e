import path from 'node:path';
import { openJail } from '../configuration/open-jail.ts';
import { openLibrary } from '../library/library.ts';
import { openStatsShelf } from '../library/stats-shelf.ts';
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
    jail: openJail(scripts),
    stats: openStatsShelf(),
    folder: process.cwd(),
    room,
  };
}
