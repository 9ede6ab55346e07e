/**
 * Messages between the playground's page and its sandbox. The sandbox runs untrusted code, so its messages are
 * validated with `readSandboxMessage` and shown only as text.
 */
import type { Project } from '../../../src/model/project.ts';

/** Options of a build in the playground. */
export interface BuildOptions {
  /**
   * Whether to reuse the compiler for the next build of the same project, so that an edit rebuilds only what changed.
   * If false, every build starts from scratch.
   */
  watch: boolean;
  /** Whether to generate hot updates for the preview. Requires `watch`. */
  hot: boolean;
}

/** A request to build a project, sent from the playground's page to the sandbox. */
export interface BuildRequest {
  type: 'build';
  /** Number of the build, which the page increases with each request. */
  build: number;
  project: Project;
  options: BuildOptions;
}

/** Maximum lengths of strings in messages from the playground's sandbox, so that untrusted code can't fill the page. */
export const textLimits = {
  /** Maximum length of a name in a message from the sandbox, such as a module's. */
  name: 1_000,
  /** Maximum length of an error message or a console line from the sandbox. */
  line: 20_000,
  /** Maximum number of console lines from the sandbox per build. */
  lines: 1_000,
  /** Maximum length of an emitted file's path, which is the same as on Linux. */
  path: 4_096,
  /** Maximum length of webpack's printed output, in characters. */
  stats: 200_000,
} as const;

/** A position in a file of the playground project. */
export interface Place {
  /** Path of the file in the project (`src/index.js`), or webpack's name for other files. */
  file: string;
  /** Line number, starting from 1. */
  line?: number;
  /** Column number, starting from 0. */
  column?: number;
}

/** An error or a warning of a webpack build. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Class name of webpack's error (`ModuleNotFoundError`). It is the key in the catalog of documented errors. */
  name: string;
  /** webpack's error message, without the module name and color codes. */
  message: string;
  /** Suggested name that the user probably meant (`optimization` for `optimisation`). */
  suggestion?: string;
  /** Name of a package that wasn't found because the playground doesn't include it. */
  missingPackage?: string;
  /** webpack's name of the module with the problem (`./src/index.js`). */
  module?: string;
  place?: Place;
  /** Additional details about the problem, such as resolution attempts or a stack. */
  details?: string;
  /**
   * Where the error or warning comes from. `configuration` means that the configuration couldn't be read or is invalid.
   */
  origin: 'configuration' | 'build';
}

/** A file that webpack emitted. */
export interface Asset {
  /** Path of the emitted file in the output folder, without a query (`main.3f2a.js`). */
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** Uncompressed size of the emitted file in bytes. */
  size: number;
  /** Gzip size in bytes at the default level. Absent until the page has measured it (`CompressionStream`). */
  gzip?: number | undefined;
  /** Brotli size in bytes. Absent if the browser doesn't support Brotli. */
  brotli?: number | undefined;
  /** Name of the emitted file that contains this file's source map. */
  map?: string;
  /** Whether the emitted file is new or differs from the last build of this compiler. */
  changed: boolean;
  /** webpack's asset info for the emitted file. */
  info: { immutable: boolean; development: boolean; hot: boolean; module: boolean; sourceFile?: string };
}

/** Output of one webpack compiler. A multi-configuration has several. */
export interface CompilationResult {
  /** The `name` option of the webpack configuration. */
  name?: string;
  /** webpack's hash of the compilation. */
  hash: string;
  mode: string;
  /** Output folder of the compilation, relative to the project (`dist`). */
  output: string;
  /** The resolved `output.publicPath` (`auto`, `''`, `/x/`). */
  publicPath: string;
  /** Whether the compilation targets browsers, so that the preview can run its output. */
  forBrowser: boolean;
  /** Output files of each entry point, in load order. */
  entries: { name: string; files: string[] }[];
  /**
   * Whether webpack wrote the output. If it didn't because of errors, `assets` are the files of an earlier build.
   */
  emitted: boolean;
  assets: Asset[];
  problems: Problem[];
  /** Build time of the compilation that webpack reports, in milliseconds. */
  time: number;
}

/**
 * Statistics of a webpack compilation. They are sent only on request, because creating them takes longer than an
 * incremental build.
 */
export interface CompilationStats {
  /** Text that `npx webpack` prints for the compilation. */
  text: string;
  /**
   * `stats.toJson()` as plain JSON: assets, chunks, and modules with their reasons and sizes, but without source code.
   */
  json: unknown;
}

/** Names of notices about adapted or unsupported features. The page has a message for each. */
export const noticeNames = ['command', 'devServer', 'cache', 'lazyCompilation', 'buildHttp', 'package'] as const;

/** A notice about a webpack feature that is adapted or unsupported in the playground. */
export interface Notice {
  /**
   * `adapted`: the build continues, but handles the feature differently. `unsupported`: the feature can't work in a
   * browser.
   */
  kind: 'adapted' | 'unsupported';
  /** Name of the option or package that the notice is about (`cache.type`). */
  about: string;
  /** Key of the interface string for this notice. */
  says: (typeof noticeNames)[number];
}

/** A line that the configuration, a loader, or a plugin has printed to the console. */
export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  text: string;
}

/** A finished build in the playground, with or without errors. */
export interface BuildResult {
  build: number;
  /** Exit code: 0 for success, 1 for errors in the build, 2 if the build couldn't start. */
  exitCode: 0 | 1 | 2;
  compilations: CompilationResult[];
  /** Errors and warnings from before compilation started, such as an invalid configuration. */
  problems: Problem[];
  notices: Notice[];
  console: ConsoleLine[];
  /** Duration of the whole build, and of loading the configuration, in milliseconds. */
  time: { total: number; configuration: number };
  /** Whether the build reused the previous compiler. */
  incremental: boolean;
}

/** Messages from the playground's sandbox to the page. */
export type SandboxMessage =
  | { type: 'ready'; webpack: string }
  | { type: 'progress'; build: number; fraction: number; step: string }
  /** Requests files that are loaded on demand, by their names in `PlaygroundFiles.parts`. */
  | { type: 'need'; ticket: number; parts: string[] }
  | { type: 'result'; result: BuildResult }
  /** Statistics of the last build, one per compilation. Empty if another build has started since. */
  | { type: 'stats'; build: number; stats: CompilationStats[] };

/** Messages from the relay, which is the page's own worker between the page and the sandbox. */
export type RelayMessage =
  | SandboxMessage
  /** The playground's sandbox was disconnected because it sent too many messages. */
  | { type: 'flooded' };

/** Messages from the playground's page to the sandbox. */
export type PageMessage =
  | BuildRequest
  | { type: 'parts'; ticket: number; parts: Record<string, ArrayBuffer | null> }
  /** Requests webpack's statistics of the last build. */
  | { type: 'stats'; build: number };

/** Reason why a build in the playground has no result. */
export type FailureReason =
  /** The user stopped the build. */
  | 'stopped'
  /** The build took longer than 30 seconds. */
  | 'timeout'
  /** The sandbox's worker exited, most likely because it ran out of memory. */
  | 'crashed'
  /** The worker script with webpack, or another file of the playground, couldn't be fetched. */
  | 'load';

/** Events that the playground's builder reports to the page. */
export type BuilderEvent =
  | { type: 'loading'; loaded: number; total: number }
  | { type: 'ready'; webpack: string; time: number }
  | { type: 'start'; build: number }
  | { type: 'progress'; build: number; fraction: number; step: string }
  | { type: 'result'; result: BuildResult }
  | { type: 'failed'; build: number; reason: FailureReason; message: string };
