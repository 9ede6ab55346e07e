/** What a link's preview says of an option, a hook or a term, as `<page>/previews.json` publishes it by the id it leads to. */
export interface Preview {
  /** `output.path`, `Compiler.emit`; of a term its spelling. */
  name: string;
  /** Readable TypeScript text, or the class of a hook. */
  type?: string;
  /** JavaScript text, with the cases in which it holds. */
  default?: string;
  /** First version that has it, where webpack 5 has not had it from the start. */
  since?: string;
  /** First sentence of what the page says of it. */
  text?: string;
}

/** Where the previews of a page are. @param path address of the page, with its slashes */
export function previewsAddress(path: string): string {
  return `${path}previews.json`;
}

/** Key of a term in the previews of the glossary: `Content hashes` and `content hash` are one. */
export function termKey(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
