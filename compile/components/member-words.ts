import { readYaml } from '../scan/read-yaml.ts';
import type { ComponentPage } from './component.ts';

/**
 * Parses descriptions of class members from a YAML file next to the page: `getChunkModules: Returns the modules of a
 * chunk.`
 *
 * @returns the valid entries; mistakes in the file are reported as errors on the page
 */
export function readMemberWords(source: string, page: ComponentPage): Map<string, string> {
  const file = page.readText(source);
  if (file === undefined) return new Map();
  const read = readYaml(file);
  if ('problem' in read) {
    page.error(`${source}:${read.problem.line} is not valid YAML: ${read.problem.message}`);
    return new Map();
  }
  const entries = Object.entries((read.value ?? {}) as Record<string, unknown>);
  for (const [name, sentence] of entries)
    if (typeof sentence !== 'string') page.error(`${source}: the value of ${name} is not text. Put it in quotes.`);
  return new Map(
    entries.flatMap(([name, sentence]) => (typeof sentence === 'string' ? [[name, sentence.trim()]] : [])),
  );
}
