import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../scan/content-error.ts';
import { readYaml } from '../scan/read-yaml.ts';

/** A YAML file of texts by name. */
export interface TextMap {
  /** Path of the file, as a person would open it. */
  file: string;
  texts: Readonly<Record<string, string>>;
  /** 1-based line of a name; 0 where it is not found. */
  lineOf: (name: string) => number;
}

/**
 * Reads maps of texts from a YAML file.
 *
 * @param file absolute
 * @param part name of the map at the top of the file; without one, the file is the map
 * @returns undefined where the file is not there
 * @throws ContentError with file and line where it is not such a map
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
