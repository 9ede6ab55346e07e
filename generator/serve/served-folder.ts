/** The folder of a site, as a server reads it. */
export interface ServedFolder {
  /** Absolute. */
  readonly path: string;
  /** Whether everything is there, compressed versions included. */
  readonly isWhole: boolean;
  /** Resolves when a file is there as a whole, or is certain not to come. @param file relative to the folder, with `/` */
  settled(file: string): Promise<void>;
}

/** A folder with everything that it will have. @param path absolute */
export function finishedFolder(path: string): ServedFolder {
  return { path, isWhole: true, settled: () => Promise.resolve() };
}
