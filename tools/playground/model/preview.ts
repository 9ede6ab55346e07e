/** Messages between the playground's page and the preview. The preview runs webpack's output, so it is untrusted. */

/** Output files that the preview can serve: bytes by path in the output folder. */
export type PreviewFiles = Record<string, Uint8Array>;

/** Files and HTML that the playground's preview runs. */
export interface PreviewRun {
  /** Output files of the compilation. If there are several compilations, their files are merged into one folder. */
  files: PreviewFiles;
  /** HTML of the previewed page. Its `src` and `href` attributes are paths in the output folder. */
  html: string;
}

/** Messages from the playground's page to the preview. */
export type PreviewRequest =
  | ({ type: 'run' } & PreviewRun)
  /** Files of the next build with the hashes of its compilations. The previewed page applies the hot update itself. */
  | { type: 'update'; files: PreviewFiles; hashes: readonly string[] };

/** Levels of console lines in the preview. `uncaught` marks an uncaught error. */
export const previewLevels = ['log', 'info', 'warn', 'error', 'debug', 'uncaught'] as const;

/** A line of the preview's console. */
export interface PreviewLine {
  level: (typeof previewLevels)[number];
  text: string;
}

/** Limits of the preview's console, so that untrusted code can't fill the page. */
export const consoleLimits = {
  /** Maximum number of console lines shown, and of lines in one message. */
  lines: 500,
  /** Maximum length of a console line in characters. */
  characters: 10_000,
  /** Minimum time in milliseconds between two console messages from the preview. */
  pause: 50,
} as const;

/** Start of the message of the error that ends an endless loop in the preview. */
export const endedLoop = 'The preview ended a loop';

/** Messages from the preview to the playground's page. Strings in them are untrusted. */
export type PreviewMessage =
  | { type: 'ready' }
  /** Console output of the preview since the last message. `left` is the number of earlier lines that were dropped. */
  | { type: 'console'; lines: PreviewLine[]; left: number }
  /** Result of a hot update in the preview. `reload` means that the modules didn't accept it. */
  | { type: 'updated'; outcome: 'applied' | 'reload' | 'unchanged'; modules: string[] }
  /** The user pressed Escape in the preview, to leave it with the keyboard. */
  | { type: 'leave' };
