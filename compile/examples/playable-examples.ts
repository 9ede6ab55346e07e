/** The examples that the playground can run as their pages show them: a list that its check proves. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Page (`content/guides/caching.md`) to the names of its projects. */
export type PlayableExamples = Record<string, string[]>;

/** The list. Absolute. */
export const playableFile = path.join(import.meta.dirname, '../../tools/playground/playable-examples.json');

/** Reads the list; nothing is on it where the site has no playground. */
export function readPlayable(): PlayableExamples {
  if (!existsSync(playableFile)) return {};
  return JSON.parse(readFileSync(playableFile, 'utf8')) as PlayableExamples;
}

/**
 * Whether an example carries the button.
 * @param page its path (`content/guides/caching.md`)
 * @param project its name, as the fences of the page have it
 */
export function isPlayable(playable: PlayableExamples, page: string, project: string): boolean {
  return playable[page]?.includes(project) ?? false;
}
