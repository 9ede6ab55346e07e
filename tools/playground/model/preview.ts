/** What the page of the playground and the preview say to each other. The preview runs the output, which is foreign code. */

/** A file the preview can serve: path in the output folder to its bytes. */
export type PreviewFiles = Record<string, Uint8Array>;

/** What the preview is to run. */
export interface PreviewRun {
  /** Output of the compilation, or of several put into one folder. */
  files: PreviewFiles;
  /** HTML of the document. Its `src` and `href` are paths in the output folder. */
  html: string;
}

/** What the page says to the preview. */
export type PreviewRequest =
  | ({ type: 'run' } & PreviewRun)
  /** Files of the next build, and the hashes of its compilations: the page in the preview applies them itself. */
  | { type: 'update'; files: PreviewFiles; hashes: readonly string[] };

/** What the preview says. Text in it is foreign. */
export type PreviewMessage =
  | { type: 'ready' }
  | { type: 'console'; level: 'log' | 'info' | 'warn' | 'error' | 'debug'; text: string }
  /** An error nobody caught. */
  | { type: 'error'; message: string; stack?: string }
  /** What became of a hot update: `reload` if the modules did not accept it. */
  | { type: 'updated'; outcome: 'applied' | 'reload' | 'unchanged'; modules: string[] };
