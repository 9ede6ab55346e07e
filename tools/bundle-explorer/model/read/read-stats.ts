import type { Build } from '../build.ts';
import { joinBuild } from './join-build.ts';
import { JsonFailure, JsonSplitter } from './json-splitter.ts';
import { RawBuild } from './raw-build.ts';
import { buildReader } from './read-build.ts';

/** Error thrown when the bundle explorer can't show a stats file. The message is shown to the user. */
export class StatsFailure extends Error {
  override name = 'StatsFailure';
}

/**
 * Reads a stats file.
 * @param pieces pieces of the file in order, as UTF-8
 * @param onBytes called with the number of bytes read so far
 * @returns builds that aren't empty, at least one: the compilations of a multi-compiler, each followed by its child
 * compilations
 * @throws StatsFailure that explains the problem and what to do
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
  const builds = buildsOf(raw, TEXTS.bundleExplorer.build);
  if (builds.length === 0) throw new StatsFailure(nothingToShow(raw));
  return builds;
}

function buildsOf(raw: RawBuild, fallback: string): Build[] {
  const own = raw.modules.size + raw.chunks.size > 0 ? [joinBuild(raw, raw.name ?? fallback)] : [];
  const nameOf = (index: number) =>
    own.length > 0
      ? TEXTS.bundleExplorer.childOf(raw.name ?? fallback, index + 1)
      : TEXTS.bundleExplorer.numbered(index + 1);
  return [...own, ...raw.children.flatMap((child, index) => buildsOf(child, nameOf(index)))];
}

function unreadable({ message, at, path, isCut }: JsonFailure, count: number, raw: RawBuild): StatsFailure {
  if (count === 0) return new StatsFailure(TEXTS.bundleExplorer.emptyFile);
  if (raw.keys.length === 0) return new StatsFailure(TEXTS.bundleExplorer.noObject);
  const byte = at.toLocaleString(TEXTS.locale);
  const place = path === '' ? TEXTS.bundleExplorer.atByte(byte) : TEXTS.bundleExplorer.inside(path, byte);
  return new StatsFailure(isCut ? TEXTS.bundleExplorer.cutOff(place) : TEXTS.bundleExplorer.notJson(place, message));
}

function nothingToShow({ keys, errors }: RawBuild): string {
  if (keys.includes('inputs') && keys.includes('outputs')) return TEXTS.bundleExplorer.metafile;
  if (keys.includes('mappings') && keys.includes('sources')) return TEXTS.bundleExplorer.sourceMap;
  // With `stats: "none"`, webpack writes an empty object to the stats file.
  const isStats =
    keys.length === 0 ||
    ['errorsCount', 'warningsCount', 'errors', 'assetsByChunkName', 'hash'].some((key) => keys.includes(key));
  if (!isStats) return TEXTS.bundleExplorer.otherJson(keys.slice(0, 5).join(', '));
  return TEXTS.bundleExplorer.nothingToShow(errors);
}
