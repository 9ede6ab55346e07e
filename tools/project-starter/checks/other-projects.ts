import { combinations } from '../model/combinations.ts';
import type { Answers } from '../model/questions.ts';

const millisecondsOfDay = 86_400_000;

/**
 * Some of all combinations: another part each day, so that in time each has its turn. They are spread over all combinations,
 * as neighbors differ in little.
 */
export function otherProjects(count: number, day: Date): Answers[] {
  if (count === 0) return [];
  const all = [...combinations()];
  const step = Math.ceil(all.length / count);
  const first = Math.floor(day.getTime() / millisecondsOfDay) % step;
  return all.filter((_, index) => index % step === first);
}
