/** The prose index: which shards a query needs, and what they contain for a word. */
import type { CoreIndex, ShardFile } from './format.ts';
import { levelWeights, unpackAscending } from './format.ts';
import { lowerBound, withPrefix } from './sorted-strings.ts';

/** A partly unpacked shard: places stay packed until they are needed. */
export interface Shard {
  stems: string[];
  places: string[];
}

/** Places with a stem. */
export interface Place {
  entry: number;
  /** 0 to 1. */
  weight: number;
}

/** Unpacks a shard file. */
export function openShard(file: ShardFile): Shard {
  return { stems: file.stems === '' ? [] : file.stems.split(' '), places: file.places };
}

/** Number of the shard that would contain a stem; −1 if there is none. */
export function shardOf(shards: CoreIndex['shards'], stem: string): number {
  return shards.findLastIndex(({ from }) => from <= stem);
}

/** Places with exactly this stem. */
export function placesOf(shard: Shard, stem: string): Place[] {
  return unpackPlaces(packedPlaces(shard, stem));
}

/** Total number of places with a stem, including those that aren't in the index. */
export function countOf(shard: Shard, stem: string): number {
  const packed = packedPlaces(shard, stem);
  const count = packed.split(';')[levelWeights.length];
  return count ? parseInt(count, 36) : unpackPlaces(packed).length;
}

/** Places with up to `limit` stems that begin with `prefix`. */
export function placesOfPrefix(shard: Shard, prefix: string, limit: number): Place[] {
  const found: Place[] = [];
  let left = limit;
  for (const stem of withPrefix(shard.stems, prefix)) {
    if (left-- === 0) break;
    found.push(...placesOf(shard, stem));
  }
  return found;
}

/** Index of the question numbers in the packed places of a stem, after the lists and the total. */
const questionsPart = levelWeights.length + 1;

/** Numbers of the questions with exactly this stem. */
export function questionsWith(shard: Shard, stem: string): number[] {
  return unpackAscending(packedPlaces(shard, stem).split(';')[questionsPart] ?? '');
}

function packedPlaces({ stems, places }: Shard, stem: string): string {
  const at = lowerBound(stems, stem);
  return stems[at] === stem ? (places[at] ?? '') : '';
}

function unpackPlaces(packed: string): Place[] {
  const lists = packed.split(';');
  return levelWeights.flatMap((weight, level) =>
    unpackAscending(lists[level] ?? '').map((entry) => ({ entry, weight })),
  );
}
