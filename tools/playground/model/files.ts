/** Where the files of the playground are, as the build wrote them. All addresses are paths on the site, their names hashed. */

/** A file that is loaded on demand. */
export interface PlaygroundPart {
  address: string;
  /** Bytes as they are; the tab shows progress by them. */
  bytes: number;
}

/** The files of the playground. */
export interface PlaygroundFiles {
  /** Version of webpack in the core. */
  webpack: string;
  /** Document of the sandbox, which has a policy of its own. */
  sandbox: string;
  /** Document of the preview. */
  preview: string;
  /** The worker: webpack, without what a browser can't use. */
  core: PlaygroundPart;
  /** Loaded on demand: `terser`, `typescript`, and packages under `npm:` and their name. */
  parts: Record<string, PlaygroundPart>;
  /** Packages that imports and configurations may name: name to version. */
  packages: Record<string, string>;
}
