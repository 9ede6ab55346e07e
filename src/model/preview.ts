/**
 * Content of a link preview for an option, hook or glossary term, as published in `<page>/previews.json` by target id.
 */
export interface Preview {
  /** `output.path`, `Compiler.emit`; for a term its spelling. */
  name: string;
  /** Readable TypeScript type, or the class of a hook. */
  type?: string;
  /** JavaScript source, with the cases in which it applies. */
  default?: string;
  /** First version that has it, unless webpack 5.0 already did. */
  since?: string;
  /** First sentence of its description on the page. */
  text?: string;
}

/** Address of a page's previews. @param path address of the page, with slashes */
export function previewsAddress(path: string): string {
  return `${path}previews.json`;
}

/** Normalized key of a glossary term: `Content hashes` and `content hash` are the same. */
export function termKey(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
