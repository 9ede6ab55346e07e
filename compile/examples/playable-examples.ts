/** Reads the list of examples that work in the playground. The playground's check verifies the list. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of a page's projects, by the page's path (`content/guides/caching.md`). */
export type PlayableExamples = Record<string, string[]>;

/** Absolute path of the list of playable examples. */
export const playableFile = path.join(import.meta.dirname, '../../tools/playground/playable-examples.json');

/** Reads the list; empty if the site has no playground. */
export function readPlayable(): PlayableExamples {
  if (!existsSync(playableFile)) return {};
  return JSON.parse(readFileSync(playableFile, 'utf8')) as PlayableExamples;
}

/**
 * Whether an example gets a playground link.
 *
 * @param page path of the page (`content/guides/caching.md`)
 * @param project name of the project in the page's fences
 */
export function isPlayable(playable: PlayableExamples, page: string, project: string): boolean {
  return playable[page]?.includes(project) ?? false;
}
