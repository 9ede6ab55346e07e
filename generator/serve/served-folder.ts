/** The folder of a site, as seen by a server. */
export interface ServedFolder {
  /** Absolute path. */
  readonly path: string;
  /** Whether the build is finished, so that all files exist, including compressed versions. */
  readonly isWhole: boolean;
  /**
   * Resolves once a file is completely written, or won't be written at all.
   * @param file relative to the folder, with a slash
   */
  settled(file: string): Promise<void>;
}

/** A folder with the output of a finished build. @param path absolute */
export function finishedFolder(path: string): ServedFolder {
  return { path, isWhole: true, settled: () => Promise.resolve() };
}
