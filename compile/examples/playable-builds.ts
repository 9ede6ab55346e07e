/** The example builds of a page that run in the playground, and their playground addresses. */
import type { Project } from '../../src/model/project.ts';
import type { Fence } from '../types.ts';
import { exampleSteps } from './example-steps.ts';
import { isPlayable, type PlayableExamples } from './playable-examples.ts';
import { divideIntoUnits } from './units.ts';

/** A single `npx webpack` on a page, with the files at that point. */
export interface PlayableBuild {
  /** Name of the example, with a number from its second build on: `shop`, `shop~2`. */
  id: string;
  project: Project;
  /** The fence with the command. */
  fence: Fence;
}

/**
 * The builds of a page that are known to run in the playground.
 * @param page its path below the content folder (`guides/caching.md`), and its fences
 */
export function playableBuilds(
  { path, fences }: { path: string; fences: Fence[] },
  playable: PlayableExamples,
): PlayableBuild[] {
  const file = `content/${path}`;
  if (!Object.hasOwn(playable, file)) return [];
  return divideIntoUnits({ file, fences })
    .filter(({ kind, name }) => kind === 'project' && isPlayable(playable, file, name))
    .flatMap((unit) =>
      exampleSteps(unit).map(({ project, fence }, index) => ({
        id: index === 0 ? unit.name : `${unit.name}~${index + 1}`,
        project,
        fence,
      })),
    );
}

/** Address of the playground that opens a build. */
export function playgroundAddress(url: string, id: string): string {
  return `/playground/#example=${url.slice(1)}${id}`;
}

/** Path, relative to the site root, of the file with a page's builds by id. */
export function playableBuildsFile(url: string): string {
  return `playground/examples${url.slice(0, -1)}.json`;
}
