import type { Origin } from './problem-places.ts';
import readMappings from 'webpack-sources/lib/helpers/readMappings.js';

/** Reads a source map when it is first asked. @returns where a line of the output begins in its sources */
export function originsOf(map: string): (line: number) => Origin | undefined {
  let origins: Map<number, Origin> | undefined;
  return (line) => (origins ??= readOrigins(map)).get(line);
}

function readOrigins(map: string): Map<number, Origin> {
  const { mappings, sources } = JSON.parse(map) as { mappings: string; sources: string[] };
  const origins = new Map<number, Origin>();
  readMappings(mappings, (generatedLine, _column, source, line) => {
    const file = sources[source];
    if (file !== undefined && !origins.has(generatedLine)) origins.set(generatedLine, { file, line });
  });
  return origins;
}
