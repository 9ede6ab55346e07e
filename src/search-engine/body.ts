/** Reads the prose index of the search: which shards a query needs, and on which pages and sections a word occurs. */
import type { CoreIndex, ShardFile } from './format.ts';
import { levelWeights, unpackAscending } from './format.ts';
import { lowerBound, withPrefix } from './sorted-strings.ts';

/** A partly unpacked shard of the prose index. Its lists of pages and sections stay packed until they are needed. */
export interface Shard {
  stems: string[];
  places: string[];
}

/** A page or section whose prose contains a word stem. */
export interface Place {
  entry: number;
  /** Weight of the word stem in that page or section, from 0 to 1. */
  weight: number;
}

/** Unpacks the content of a shard file of the prose index. */
export function openShard(file: ShardFile): Shard {
  return { stems: file.stems === '' ? [] : file.stems.split(' '), places: file.places };
}

/** Returns the number of the index shard that would contain a word stem, or −1 if there is none. */
export function shardOf(shards: CoreIndex['shards'], stem: string): number {
  return shards.findLastIndex(({ from }) => from <= stem);
}

/** Returns the pages and sections whose prose contains exactly this word stem. */
export function placesOf(shard: Shard, stem: string): Place[] {
  return unpackPlaces(packedPlaces(shard, stem));
}

/** Returns the total number of pages and sections that contain a word stem, including those omitted from the index. */
export function countOf(shard: Shard, stem: string): number {
  const packed = packedPlaces(shard, stem);
  const count = packed.split(';')[levelWeights.length];
  return count ? parseInt(count, 36) : unpackPlaces(packed).length;
}

/** Returns the pages and sections that contain one of the first `limit` word stems beginning with `prefix`. */
export function placesOfPrefix(shard: Shard, prefix: string, limit: number): Place[] {
  const found: Place[] = [];
  let left = limit;
  for (const stem of withPrefix(shard.stems, prefix)) {
    if (left-- === 0) break;
    found.push(...placesOf(shard, stem));
  }
  return found;
}

/** Position of the question numbers in a stem's packed data, after the lists of pages and sections and their total. */
const questionsPart = levelWeights.length + 1;

/** Returns the numbers of the readers' questions that contain exactly this word stem. */
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
