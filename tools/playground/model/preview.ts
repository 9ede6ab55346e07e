/** Messages between the playground's page and the preview, which runs the output and is untrusted. */

/** Files that the preview can serve: bytes by path in the output folder. */
export type PreviewFiles = Record<string, Uint8Array>;

/** Input of the preview. */
export interface PreviewRun {
  /** Output of the compilation, or of several merged into one folder. */
  files: PreviewFiles;
  /** HTML of the document. Its `src` and `href` are paths in the output folder. */
  html: string;
}

/** Messages from the page to the preview. */
export type PreviewRequest =
  | ({ type: 'run' } & PreviewRun)
  /** Files of the next build, and its compilation hashes: the page in the preview applies the update itself. */
  | { type: 'update'; files: PreviewFiles; hashes: readonly string[] };

/** Messages from the preview. Their text is untrusted. */
export type PreviewMessage =
  | { type: 'ready' }
  | { type: 'console'; level: 'log' | 'info' | 'warn' | 'error' | 'debug'; text: string }
  /** An uncaught error. */
  | { type: 'error'; message: string; stack?: string }
  /** Result of a hot update: `reload` if the modules didn't accept it. */
  | { type: 'updated'; outcome: 'applied' | 'reload' | 'unchanged'; modules: string[] };
