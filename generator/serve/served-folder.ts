/** Folder of a built site, as the server sees it. */
export interface ServedFolder {
  /** Absolute path of the served folder. */
  readonly path: string;
  /** Whether the build has finished, so that all files exist, including compressed versions. */
  readonly isWhole: boolean;
  /**
   * Resolves once a file of the site is completely written, or won't be written at all.
   * @param file relative to the folder, with a slash
   */
  settled(file: string): Promise<void>;
}

/**
 * Wraps the output folder of a finished build for the server.
 *
 * @param path absolute path
 */
export function finishedFolder(path: string): ServedFolder {
  return { path, isWhole: true, settled: () => Promise.resolve() };
}
