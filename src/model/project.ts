/**
 * A project in the playground: the files that the reader edits, and the command line for webpack. Shared links contain
 * both.
 */

/** A binary file, encoded as base64. */
interface BinaryFile {
  base64: string;
}

/** Content of a file in the playground: text or binary. */
export type FileContent = string | BinaryFile;

/** File contents by path relative to the project (`src/index.js`, without a leading `/`, `./`, or `..`). */
export type ProjectFiles = Record<string, FileContent>;

/** A playground project that readers edit, share, and build. */
export interface Project {
  files: ProjectFiles;
  /**
   * Arguments after `npx webpack` (`--mode production --env target=web`), or `''` for none. Unless they include
   * `--config`, the configuration file is found as in webpack's CLI.
   */
  commandLine: string;
}
