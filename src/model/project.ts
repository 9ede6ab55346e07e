/** What a playground holds: the files that a reader edits, and what webpack is called with. It is what a link shares. */

/** Bytes of a file that is no text, as base64. */
export interface BinaryFile {
  base64: string;
}

/** Content of a file: text, or bytes. */
export type FileContent = string | BinaryFile;

/** Path relative to the project's folder (`src/index.js`, never with a leading `/`, `./playground` or `..`) to content. */
export type ProjectFiles = Record<string, FileContent>;

/** A project as it is edited, shared and built. */
export interface Project {
  files: ProjectFiles;
  /**
   * What stands behind `npx webpack` on the command line (`--mode production --env target=web`); `''` for nothing. The
   * configuration is found as webpack's CLI finds it, unless `--config` names one here.
   */
  commandLine: string;
}
