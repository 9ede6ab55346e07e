/**
 * Content of a link preview for an option, a hook, or a glossary term. The build publishes it in
 * `<page>/previews.json`, keyed by the id of the link's target.
 */
export interface Preview {
  /** Name of the previewed item, such as `output.path` or `Compiler.emit`, or the spelling of a glossary term. */
  name: string;
  /** TypeScript type of the previewed option in a readable form, or the class of a hook. */
  type?: string;
  /** JavaScript source of the option's default value, with the cases in which it applies. */
  default?: string;
  /** First webpack version that has the option or hook. Omitted if webpack 5.0 already did. */
  since?: string;
  /** First sentence of the item's description on its page. */
  text?: string;
}

/**
 * Returns the URL of a page's `previews.json`.
 * @param path path of the page, with leading and trailing slash
 */
export function previewsAddress(path: string): string {
  return `${path}previews.json`;
}

/** Returns a normalized key for a glossary term, so that `Content hashes` and `content hash` have the same key. */
export function termKey(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
