/** Reads the prose index: which shards a query needs, and where they say that a word occurs. */
import type { CoreIndex, ShardFile } from './format.ts';
import { levelWeights, unpackAscending } from './format.ts';
import { lowerBound, withPrefix } from './sorted-strings.ts';

/** A partly unpacked shard of the prose index. Its places stay packed until they are needed. */
export interface Shard {
  stems: string[];
  places: string[];
}

/** A page or section that contains a stem. */
export interface Place {
  entry: number;
  /** Weight of the stem there, from 0 to 1. */
  weight: number;
}

/** Unpacks the content of a shard file. */
export function openShard(file: ShardFile): Shard {
  return { stems: file.stems === '' ? [] : file.stems.split(' '), places: file.places };
}

/** Returns the number of the shard that would contain a stem, or −1 if there is none. */
export function shardOf(shards: CoreIndex['shards'], stem: string): number {
  return shards.findLastIndex(({ from }) => from <= stem);
}

/** Returns the places that contain exactly this stem. */
export function placesOf(shard: Shard, stem: string): Place[] {
  return unpackPlaces(packedPlaces(shard, stem));
}

/** Returns the total number of places that contain a stem, including those omitted from the index. */
export function countOf(shard: Shard, stem: string): number {
  const packed = packedPlaces(shard, stem);
  const count = packed.split(';')[levelWeights.length];
  return count ? parseInt(count, 36) : unpackPlaces(packed).length;
}

/** Returns the places that contain one of up to `limit` stems beginning with `prefix`. */
export function placesOfPrefix(shard: Shard, prefix: string, limit: number): Place[] {
  const found: Place[] = [];
  let left = limit;
  for (const stem of withPrefix(shard.stems, prefix)) {
    if (left-- === 0) break;
    found.push(...placesOf(shard, stem));
  }
  return found;
}

/** Index of the question numbers in a stem's packed data, which come after the lists of places and their total. */
const questionsPart = levelWeights.length + 1;

/** Returns the numbers of the questions that contain exactly this stem. */
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
