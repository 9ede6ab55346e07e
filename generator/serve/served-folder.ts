/** Folder of a site, as a server sees it. */
export interface ServedFolder {
  /** Absolute path of the folder. */
  readonly path: string;
  /** Whether the build has finished, so that all files exist, including compressed versions. */
  readonly isWhole: boolean;
  /**
   * Resolves once a file is completely written, or won't be written at all.
   * @param file relative to the folder, with a slash
   */
  settled(file: string): Promise<void>;
}

/**
 * Creates a folder with the output of a finished build.
 *
 * @param path absolute path
 */
export function finishedFolder(path: string): ServedFolder {
  return { path, isWhole: true, settled: () => Promise.resolve() };
}
