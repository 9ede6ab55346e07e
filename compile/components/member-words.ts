import { readYaml } from '../scan/read-yaml.ts';
import type { ComponentPage } from './component.ts';

/**
 * Sentences about members, by the member's name, from a YAML file beside the page: `getChunkModules: Returns the modules of a
 * chunk.`
 *
 * @returns what can be used; mistakes in the file are errors of the page
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
