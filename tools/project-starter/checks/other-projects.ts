import { combinations } from '../model/combinations.ts';
import type { Answers } from '../model/questions.ts';

const millisecondsOfDay = 86_400_000;

/**
 * A sample of all combinations: a different one each day, so that all of them are covered over time. Spread out,
 * because neighboring combinations are similar.
 */
export function otherProjects(count: number, day: Date): Answers[] {
  if (count === 0) return [];
  const all = [...combinations()];
  const step = Math.ceil(all.length / count);
  const first = Math.floor(day.getTime() / millisecondsOfDay) % step;
  return all.filter((_, index) => index % step === first);
}
