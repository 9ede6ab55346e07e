import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../scan/content-error.ts';
import { readYaml } from '../scan/read-yaml.ts';

/** A YAML file that maps names to strings, such as descriptions. */
export interface TextMap {
  /** Path of the YAML file, relative to the working directory. */
  file: string;
  texts: Readonly<Record<string, string>>;
  /** Returns the 1-based line of a name in the YAML file, or 0 if it isn't found. */
  lineOf: (name: string) => number;
}

/**
 * Reads a map from names to strings, such as descriptions, from a YAML file.
 *
 * @param file absolute path
 * @param part top-level key that contains the map; without it, the whole file is the map
 * @returns undefined if the file doesn't exist
 * @throws ContentError with file and line if the file doesn't have this form
 */
export function readTextMap(file: string, part?: string): TextMap | undefined {
  if (!existsSync(file)) return undefined;
  const shown = path.relative(process.cwd(), file);
  const source = readFileSync(file, 'utf8');
  const read = readYaml(source);
  if ('problem' in read) throw new ContentError(`${shown}:${read.problem.line}: ${read.problem.message}`);
  const lines = source.split('\n').map((line) => line.trimStart());
  const lineOf = (name: string): number =>
    lines.findIndex((line) => line.startsWith(`${name}:`) || line.startsWith(`${JSON.stringify(name)}:`)) + 1;
  const whole = (read.value ?? {}) as Record<string, unknown>;
  const map = (part === undefined ? whole : (whole[part] ?? {})) as Record<string, unknown>;
  const texts = Object.entries(map).map(([name, text]): [string, string] => {
    if (typeof text !== 'string' && typeof text !== 'number')
      throw new ContentError(`${shown}:${lineOf(name)}: the value of ${name} is not text. Put it in quotes.`);
    return [name, String(text)];
  });
  return { file: shown, texts: Object.fromEntries(texts), lineOf };
}
