import { readContent } from '../content-files.ts';
import { type ParsedProse, parseProse } from './lint-prose.ts';

const parsed = new Map<string, { text: string; prose: ParsedProse }>();

/**
 * Parses the prose of a page's file. The result is cached until the file changes, because two checks read the prose of
 * all pages in one run. Callers must not change the tree.
 *
 * @param file path of an `.md` or `.mdx` file
 */
export function parsePage(file: string): ParsedProse {
  const text = readContent(file);
  const before = parsed.get(file);
  if (before?.text === text) return before.prose;
  const prose = parseProse(text, file.endsWith('.mdx'));
  parsed.set(file, { text, prose });
  return prose;
}
