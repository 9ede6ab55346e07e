/**
 * Messages between the playground's page and its sandbox. The sandbox runs untrusted code, so its messages are
 * validated with `readSandboxMessage` and shown only as text.
 */
import type { Project } from '../../../src/model/project.ts';

/** Options of a build. */
export interface BuildOptions {
  /**
   * Whether to reuse the compiler for the next build of the same project, so that an edit rebuilds only what changed.
   * If false, every build starts from scratch.
   */
  watch: boolean;
  /** Whether to generate hot updates for the preview. Requires `watch`. */
  hot: boolean;
}

/** A build request from the page. */
export interface BuildRequest {
  type: 'build';
  /** Number of the build, which increases with each request. */
  build: number;
  project: Project;
  options: BuildOptions;
}

/** Maximum lengths of strings in messages from the sandbox, so that untrusted code can't fill the page. */
export const textLimits = {
  /** Maximum length of a name, such as a module's. */
  name: 1_000,
  /** Maximum length of an error message or a console line. */
  line: 20_000,
  /** Maximum number of console lines per build. */
  lines: 1_000,
  /** Maximum length of an emitted file's path, equal to that on Linux. */
  path: 4_096,
  /** Maximum length of webpack's printed output. */
  stats: 200_000,
} as const;

/** A position in a file of the project. */
export interface Place {
  /** Path in the project (`src/index.js`), or webpack's name for other files. */
  file: string;
  /** Line number, starting from 1. */
  line?: number;
  /** Column number, starting from 0. */
  column?: number;
}

/** An error or a warning of a build. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Class name of the error (`ModuleNotFoundError`). It is the key in the error catalog. */
  name: string;
  /** webpack's message, without the module name and color codes. */
  message: string;
  /** The valid name that was probably meant (`optimization` for `optimisation`). */
  suggestion?: string;
  /** A package that wasn't found because the playground doesn't include it. */
  missingPackage?: string;
  /** webpack's name of the module (`./src/index.js`). */
  module?: string;
  place?: Place;
  /** Additional details, such as resolution attempts or a stack. */
  details?: string;
  /** Where the problem comes from; `configuration` if the configuration couldn't be read or is invalid. */
  origin: 'configuration' | 'build';
}

/** A file that webpack emitted. */
export interface Asset {
  /** Path in the output folder, without a query (`main.3f2a.js`). */
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** Uncompressed size in bytes. */
  size: number;
  /** Size in bytes with gzip at the default level. Absent until the page has measured it (`CompressionStream`). */
  gzip?: number | undefined;
  /** Size in bytes with Brotli. Absent if the browser doesn't support Brotli. */
  brotli?: number | undefined;
  /** Name of the asset that contains this asset's source map. */
  map?: string;
  /** Whether the asset is new or differs from the last build of this compiler. */
  changed: boolean;
  /** webpack's asset info. */
  info: { immutable: boolean; development: boolean; hot: boolean; module: boolean; sourceFile?: string };
}

/** Output of one compiler. A multi-configuration has several. */
export interface CompilationResult {
  /** The configuration's `name` option. */
  name?: string;
  /** Hash of the compilation. */
  hash: string;
  mode: string;
  /** Output folder, relative to the project (`dist`). */
  output: string;
  /** The resolved `output.publicPath` (`auto`, `''`, `/x/`). */
  publicPath: string;
  /** Whether the compilation targets browsers, so that the preview can run its output. */
  forBrowser: boolean;
  /** Files of each entry point, in load order. */
  entries: { name: string; files: string[] }[];
  assets: Asset[];
  problems: Problem[];
  /** Build time that webpack reports, in milliseconds. */
  time: number;
}

/**
 * Statistics of a compilation. They are sent only on request, because creating them takes longer than an incremental
 * build.
 */
export interface CompilationStats {
  /** What `npx webpack` prints. */
  text: string;
  /**
   * `stats.toJson()` as plain JSON: assets, chunks, and modules with their reasons and sizes, but without source code.
   */
  json: unknown;
}

/** Kinds of notices. The page has a message for each. */
export const noticeNames = ['command', 'devServer', 'cache', 'lazyCompilation', 'buildHttp', 'package'] as const;

/** A notice about something that is adapted or unsupported in the playground. */
export interface Notice {
  /** `adapted`: the build continues, but does this differently. `unsupported`: this can't work in a browser. */
  kind: 'adapted' | 'unsupported';
  /** What the notice is about (`cache.type`, a package name). */
  about: string;
  /** Key of the message for this notice. */
  says: (typeof noticeNames)[number];
}

/** A line that the configuration, a loader or a plugin has printed to the console. */
export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  text: string;
}

/** A finished build, with or without errors. */
export interface BuildResult {
  build: number;
  /** Exit code: 0 for success, 1 for errors in the build, 2 if the build couldn't start. */
  exitCode: 0 | 1 | 2;
  compilations: CompilationResult[];
  /** Problems that occurred before compilation started, such as an invalid configuration. */
  problems: Problem[];
  notices: Notice[];
  console: ConsoleLine[];
  /** Milliseconds for the whole build, and for loading the configuration. */
  time: { total: number; configuration: number };
  /** Whether the previous compiler was reused. */
  incremental: boolean;
}

/** Messages from the sandbox. */
export type SandboxMessage =
  | { type: 'ready'; webpack: string }
  | { type: 'progress'; build: number; fraction: number; step: string }
  /** Requests parts that are loaded on demand, by their names in `PlaygroundFiles.parts`. */
  | { type: 'need'; ticket: number; parts: string[] }
  | { type: 'result'; result: BuildResult }
  /** Statistics, one per compilation. Empty if another build has started since. */
  | { type: 'stats'; build: number; stats: CompilationStats[] };

/** Messages from the relay, the page's own worker between the page and the sandbox. */
export type RelayMessage =
  | SandboxMessage
  /** The sandbox was disconnected because it sent too many messages. */
  | { type: 'flooded' };

/** Messages from the page to the sandbox. */
export type PageMessage =
  | BuildRequest
  | { type: 'parts'; ticket: number; parts: Record<string, ArrayBuffer | null> }
  /** Requests the statistics of the last build. */
  | { type: 'stats'; build: number };

/** Why a build has no result. */
export type FailureReason =
  /** The reader stopped the build. */
  | 'stopped'
  /** The build took longer than 30 seconds. */
  | 'timeout'
  /** The worker exited, most likely because it ran out of memory. */
  | 'crashed'
  /** The core or another part couldn't be fetched. */
  | 'load';

/** Events that a builder reports to the page. */
export type BuilderEvent =
  | { type: 'loading'; loaded: number; total: number }
  | { type: 'ready'; webpack: string; time: number }
  | { type: 'start'; build: number }
  | { type: 'progress'; build: number; fraction: number; step: string }
  | { type: 'result'; result: BuildResult }
  | { type: 'failed'; build: number; reason: FailureReason; message: string };
