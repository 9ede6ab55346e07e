/** Splits source code where its source map has mappings. */
import type { Segment } from './read-mappings.ts';

/** A piece of source code. A piece with an index belongs to a segment of the source map. */
export interface Piece {
  text: string;
  /** Index of the source map segment that the piece belongs to. */
  segment?: number;
}

type Position = (segment: Segment) => { line: number; column: number } | undefined;

/** Returns the position of a source map segment in the output. */
export const inOutput: Position = ({ line, column }) => ({ line, column });

/** Creates a function that returns a source map segment's position in one of the source files. */
export function inSource(index: number): Position {
  return ({ source, sourceLine = 0, sourceColumn = 0 }) =>
    source === index ? { line: sourceLine, column: sourceColumn } : undefined;
}

/**
 * Splits text at the starts of its source map segments.
 * @param segments segments with their index in the source map; those in other files or beyond the end of the text are
 * ignored
 */
export function cutText(
  text: string,
  segments: readonly (readonly [index: number, Segment])[],
  positionOf: Position,
): Piece[] {
  const starts = lineStarts(text);
  const cuts = segments
    .flatMap(([segment, place]) => {
      const position = positionOf(place);
      const start = position && starts[position.line];
      return position && start !== undefined ? [{ at: start + position.column, segment }] : [];
    })
    .filter(({ at }) => at < text.length)
    .sort((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let done = 0;
  let current: number | undefined;
  for (const { at, segment } of [...cuts, { at: text.length, segment: undefined }]) {
    if (at > done) pieces.push({ text: text.slice(done, at), ...(current === undefined ? {} : { segment: current }) });
    // If several source map segments have the same source position, the first one is used.
    if (at > done || current === undefined || segment === undefined) current = segment;
    done = Math.max(done, at);
  }
  return pieces;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return starts;
}
