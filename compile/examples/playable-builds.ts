/** Finds the builds on a page that the playground can run. */
import type { Project } from '../../src/model/project.ts';
import type { Fence } from '../types.ts';
import { exampleSteps } from './example-steps.ts';
import { isPlayable, type PlayableExamples } from './playable-examples.ts';
import { divideIntoUnits } from './units.ts';

/** A single `npx webpack` on a page, with the project's files at that point. */
interface PlayableBuild {
  /** Name of the example. From its second build on, a number follows: `shop`, `shop~2`. */
  name: string;
  project: Project;
  /** Fence that contains the command. */
  fence: Fence;
}

/**
 * Returns the builds on a page that are known to run in the playground.
 *
 * @param page path of the page in the content folder (`guides/caching.md`), and its fences
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
        name: index === 0 ? unit.name : `${unit.name}~${index + 1}`,
        project,
        fence,
      })),
    );
}
