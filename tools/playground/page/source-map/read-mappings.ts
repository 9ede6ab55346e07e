/** Minimal source map reader (ECMA-426). Maps positions in the output to positions in the source files. */

/** A source map segment: a range of the output that ends at the next segment or at the end of the line. */
export interface Segment {
  /** Line of the source map segment in the output, starting from 0. */
  line: number;
  /** Column of the source map segment in the output, starting from 0. */
  column: number;
  /** Index of the source file in `sources`, or `undefined` for generated code. */
  source?: number;
  /** Line in the original source file, starting from 0, like `sourceColumn`. */
  sourceLine?: number;
  sourceColumn?: number;
  /** Original name of an identifier, if its name in the output is different. */
  name?: string;
}

/** A parsed source map. */
export interface Mapping {
  sources: { name: string; content: string | undefined }[];
  /** All segments of the source map, in output order. */
  segments: Segment[];
}

const digits = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (c, i) => [c, i]),
);

/**
 * Parses a source map.
 * @throws Error that explains what is wrong with the source map
 */
export function readMapping(json: string): Mapping {
  const map = parse(json);
  if (map.version !== 3 || typeof map.mappings !== 'string') throw new Error(TEXTS.playground.otherMapVersion);
  const contents = listOf(map.sourcesContent);
  const root = typeof map.sourceRoot === 'string' ? map.sourceRoot : '';
  const sources = listOf(map.sources).map((name, index) => {
    const content = contents[index];
    return { name: root + String(name), content: typeof content === 'string' ? content : undefined };
  });
  return { sources, segments: readSegments(map.mappings, listOf(map.names).map(String)) };
}

function parse(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch (error) {
    throw new Error(TEXTS.playground.mapNotJson, { cause: error });
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readSegments(mappings: string, names: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let [source, sourceLine, sourceColumn, name] = [0, 0, 0, 0];
  for (const [line, text] of mappings.split(';').entries()) {
    let column = 0;
    for (const part of text.split(',')) {
      if (part === '') continue;
      const [byColumn = 0, bySource, byLine = 0, bySourceColumn = 0, byName] = readNumbers(part);
      column += byColumn;
      if (bySource === undefined) {
        segments.push({ line, column });
        continue;
      }
      source += bySource;
      sourceLine += byLine;
      sourceColumn += bySourceColumn;
      const segment: Segment = { line, column, source, sourceLine, sourceColumn };
      if (byName !== undefined) {
        name += byName;
        const said = names[name];
        if (said !== undefined) segment.name = said;
      }
      segments.push(segment);
    }
  }
  return segments;
}

/**
 * Decodes the base64 VLQ numbers of a source map. Each digit has five bits, lowest first, and the lowest bit of a
 * number is its sign.
 */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const digit = digits.get(character);
    if (digit === undefined) throw new Error(TEXTS.playground.oddMapping(character));
    value += (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
      continue;
    }
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
