/** Messages between the playground's page and the preview. The preview runs the output, so it is untrusted. */

/** Files that the preview can serve: bytes by path in the output folder. */
export type PreviewFiles = Record<string, Uint8Array>;

/** Input of the preview. */
export interface PreviewRun {
  /** Output files of the compilation. If there are several compilations, their files are merged into one folder. */
  files: PreviewFiles;
  /** HTML of the document. Its `src` and `href` are paths in the output folder. */
  html: string;
}

/** Messages from the page to the preview. */
export type PreviewRequest =
  | ({ type: 'run' } & PreviewRun)
  /** Files of the next build with the hashes of its compilations. The page in the preview applies the update itself. */
  | { type: 'update'; files: PreviewFiles; hashes: readonly string[] };

/** Levels of console lines. `uncaught` marks an uncaught error. */
export const previewLevels = ['log', 'info', 'warn', 'error', 'debug', 'uncaught'] as const;

/** A line of the preview's console. */
export interface PreviewLine {
  level: (typeof previewLevels)[number];
  text: string;
}

/** Limits of the console, so that untrusted code can't fill the page. */
export const consoleLimits = {
  /** Maximum number of lines shown, and of lines in one message. */
  lines: 500,
  /** Maximum length of a line in characters. */
  characters: 10_000,
  /** Minimum milliseconds between two messages. */
  pause: 50,
} as const;

/** Messages from the preview. Strings in them are untrusted. */
export type PreviewMessage =
  | { type: 'ready' }
  /** Console output since the last message. `left` is the number of lines dropped before them. */
  | { type: 'console'; lines: PreviewLine[]; left: number }
  /** Result of a hot update; `reload` if the modules didn't accept it. */
  | { type: 'updated'; outcome: 'applied' | 'reload' | 'unchanged'; modules: string[] }
  /** The reader pressed Escape in the preview, to leave it with the keyboard. */
  | { type: 'leave' };
