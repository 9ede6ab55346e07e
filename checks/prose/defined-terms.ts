import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the abbreviations that the glossary explains.
 *
 * @param contentDir path of the content folder
 */
export function definedTerms(contentDir: string): ReadonlySet<string> {
  const glossary = ['glossary.md', 'glossary.mdx']
    .map((name) => path.join(contentDir, name))
    .find((file) => existsSync(file));
  return new Set(glossary ? readFileSync(glossary, 'utf8').match(/\b[A-Z][A-Z\d]+\b/g) : []);
}
