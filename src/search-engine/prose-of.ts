import { type BodyStem, prefixQuality, prefixStems } from './body-stems.ts';
import { countOf, placesOf, placesOfPrefix, questionsWith, type Shard, shardOf } from './body.ts';
import type { CoreIndex } from './format.ts';
import type { Prose } from './match.ts';

/** Finds the pages and sections whose prose contains one of a word's stems, and the questions that contain the word. */
export function proseOf(core: CoreIndex, shards: ReadonlyMap<number, Shard>, stems: readonly BodyStem[]): Prose {
  let count = 0;
  const questions = new Set<number>();
  const places = stems.flatMap(({ stem: text, prefix }) => {
    const shard = shards.get(shardOf(core.shards, text));
    if (!shard) return [];
    if (prefix)
      return placesOfPrefix(shard, text, prefixStems).map((place) => ({
        ...place,
        weight: place.weight * prefixQuality,
      }));
    count = Math.max(count, countOf(shard, text));
    for (const question of questionsWith(shard, text)) questions.add(question);
    return placesOf(shard, text);
  });
  return { places, count, questions: [...questions] };
}
