/**
 * Content of a link preview for an option, a hook, or a glossary term. The build publishes it in
 * `<page>/previews.json`, keyed by the id of the link's target.
 */
export interface Preview {
  /** Name such as `output.path` or `Compiler.emit`, or the spelling of a glossary term. */
  name: string;
  /** TypeScript type in a readable form, or the class of a hook. */
  type?: string;
  /** JavaScript source of the default value, with the cases in which it applies. */
  default?: string;
  /** First webpack version that has it. Omitted if webpack 5.0 already did. */
  since?: string;
  /** First sentence of the description on its page. */
  text?: string;
}

/**
 * Returns the URL of a page's `previews.json`.
 * @param path path of the page, with leading and trailing slash
 */
export function previewsAddress(path: string): string {
  return `${path}previews.json`;
}

/** Returns a normalized key for a glossary term, which is the same for `Content hashes` and `content hash`. */
export function termKey(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
