import { readContent } from '../content-files.ts';
import { type ParsedProse, parseProse } from './lint-prose.ts';

const parsed = new Map<string, { text: string; prose: ParsedProse }>();

/**
 * The prose of a page's file. Kept until the file changes, because two checks read the prose of all pages in one run.
 * Callers don't change the tree.
 *
 * @param file `.md` or `.mdx`
 */
export function parsePage(file: string): ParsedProse {
  const text = readContent(file);
  const before = parsed.get(file);
  if (before?.text === text) return before.prose;
  const prose = parseProse(text, file.endsWith('.mdx'));
  parsed.set(file, { text, prose });
  return prose;
}
