import type { Origin } from './problem-places.ts';
import readMappings from 'webpack-sources/lib/helpers/readMappings.js';

/** Creates a function that maps a line of compiled code to its source line. The source map is parsed on first use. */
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
