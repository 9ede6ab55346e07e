import type { Build } from '../build.ts';
import { joinBuild } from './join-build.ts';
import { JsonFailure, JsonSplitter } from './json-splitter.ts';
import { RawBuild } from './raw-build.ts';
import { buildReader } from './read-build.ts';

/** Why a file can't be shown; the words are for the reader. */
export class StatsFailure extends Error {
  override name = 'StatsFailure';
}

/**
 * Reads a stats file.
 * @param pieces of the file in their order, as UTF-8
 * @param onBytes is told how many bytes were read so far
 * @returns its builds that have something to show: the compilations of a multi-compiler, and child compilations after their
 *   parents; never empty
 * @throws StatsFailure with what is wrong and what to do
 */
export async function readStats(
  pieces: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void = () => {},
): Promise<Build[]> {
  const raw = new RawBuild();
  const splitter = new JsonSplitter(buildReader(raw));
  let count = 0;
  try {
    for await (const piece of pieces) {
      count += piece.length;
      splitter.push(piece);
      onBytes(count);
      if (splitter.isDone) break;
    }
    splitter.end();
  } catch (error) {
    throw error instanceof JsonFailure ? unreadable(error, count, raw) : error;
  }
  const builds = buildsOf(raw, 'Build');
  if (builds.length === 0) throw new StatsFailure(nothingToShow(raw));
  return builds;
}

function buildsOf(raw: RawBuild, fallback: string): Build[] {
  const own = raw.modules.size + raw.chunks.size > 0 ? [joinBuild(raw, raw.name ?? fallback)] : [];
  const prefix = own.length > 0 ? `${raw.name ?? fallback}: child` : 'Build';
  return [...own, ...raw.children.flatMap((child, index) => buildsOf(child, `${prefix} ${index + 1}`))];
}

function unreadable({ message, at, path, isCut }: JsonFailure, count: number, raw: RawBuild): StatsFailure {
  if (count === 0) return new StatsFailure('The file is empty. Create it again.');
  if (raw.keys.length === 0)
    return new StatsFailure(
      'The file contains no JSON object. The explorer reads the JSON from webpack --json, not the text that webpack prints.',
    );
  const place = `${path === '' ? '' : `inside ${path}, `}at byte ${at.toLocaleString('en-US')}`;
  return new StatsFailure(
    isCut
      ? `The file ends too early, ${place}. It was probably cut off while being written or copied. Create it again.`
      : `The file isn’t valid JSON ${place}: ${message}. Did another program print into it? Let webpack write the file itself: webpack --json=stats.json.`,
  );
}

function nothingToShow({ keys, errors }: RawBuild): string {
  if (keys.includes('inputs') && keys.includes('outputs'))
    return 'This looks like an esbuild metafile. The explorer reads webpack stats.';
  if (keys.includes('mappings') && keys.includes('sources'))
    return 'This is a source map. The explorer reads webpack stats, which you create with webpack --json=stats.json.';
  const isStats = ['errorsCount', 'warningsCount', 'errors', 'assetsByChunkName', 'hash'].some((key) =>
    keys.includes(key),
  );
  if (!isStats) return `This is JSON, but not webpack stats. It starts with the keys ${keys.slice(0, 5).join(', ')}.`;
  const failed = errors > 0 ? `The build failed with ${errors} ${errors === 1 ? 'error' : 'errors'}, and ` : '';
  return `${failed || 'T'}${failed ? 't' : ''}he file contains neither modules nor chunks. Your configuration probably sets stats to a preset such as "errors-only". Create the file with the options below.`;
}
