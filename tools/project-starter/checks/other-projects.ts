import { combinations } from '../model/combinations.ts';
import type { Answers } from '../model/questions.ts';

const millisecondsOfDay = 86_400_000;

/**
 * Samples the possible combinations of answers in the project starter. The sample differs each day, so that all
 * combinations are covered over time. It is spread out, because neighboring combinations are similar.
 */
export function otherProjects(count: number, day: Date): Answers[] {
  if (count === 0) return [];
  const all = [...combinations()];
  const step = Math.ceil(all.length / count);
  const first = Math.floor(day.getTime() / millisecondsOfDay) % step;
  return all.filter((_, index) => index % step === first);
}
