/** The list of examples that work in the playground, verified by its check. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Page (`content/guides/caching.md`) to the names of its projects. */
export type PlayableExamples = Record<string, string[]>;

/** Absolute path of the list. */
export const playableFile = path.join(import.meta.dirname, '../../tools/playground/playable-examples.json');

/** Reads the list; empty if the site has no playground. */
export function readPlayable(): PlayableExamples {
  if (!existsSync(playableFile)) return {};
  return JSON.parse(readFileSync(playableFile, 'utf8')) as PlayableExamples;
}

/**
 * Whether an example gets a playground link.
 * @param page its path (`content/guides/caching.md`)
 * @param project its name in the page's fences
 */
export function isPlayable(playable: PlayableExamples, page: string, project: string): boolean {
  return playable[page]?.includes(project) ?? false;
}
