/** A playground project: the files the reader edits and webpack's command line. This is what shared links contain. */

/** A binary file, as base64. */
export interface BinaryFile {
  base64: string;
}

/** Content of a file: text or binary. */
export type FileContent = string | BinaryFile;

/** File contents by path relative to the project (`src/index.js`, never with a leading `/`, `./` or `..`). */
export type ProjectFiles = Record<string, FileContent>;

/** A project as it is edited, shared and built. */
export interface Project {
  files: ProjectFiles;
  /**
   * Arguments after `npx webpack` (`--mode production --env target=web`); `''` for none. The configuration is found as
   * webpack's CLI does, unless `--config` is among them.
   */
  commandLine: string;
}
