/** Splits text at its mappings. */
import type { Segment } from './read-mappings.ts';

/** A piece of text; pieces with an index belong to a segment of the map. */
export interface Piece {
  text: string;
  /** Index of the segment in the mapping. */
  segment?: number;
}

type Position = (segment: Segment) => { line: number; column: number } | undefined;

/** Position of a segment in the output. */
export const inOutput: Position = ({ line, column }) => ({ line, column });

/** Position of a segment in one of the sources. */
export function inSource(index: number): Position {
  return ({ source, sourceLine = 0, sourceColumn = 0 }) =>
    source === index ? { line: sourceLine, column: sourceColumn } : undefined;
}

/**
 * Splits a text at the starts of its segments.
 * @param segments with their index in the mapping; those in other files or beyond the end are ignored
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
    // Of several segments at one source position, the first is used.
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
