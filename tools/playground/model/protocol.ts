/**
 * Messages between the playground's page and its sandbox. The sandbox runs untrusted code: its messages are validated
 * with `readSandboxMessage`, and shown only as text.
 */
import type { Project } from '../../../src/model/project.ts';

/** Build options. */
export interface BuildOptions {
  /**
   * Reuse the compiler for the next build of the same project, so that an edit rebuilds only what changed. If off,
   * every build starts from scratch.
   */
  watch: boolean;
  /** Generate hot updates for the preview; only with `watch`. */
  hot: boolean;
}

/** A build request from the page. */
export interface BuildRequest {
  type: 'build';
  /** Build number; increasing. */
  build: number;
  project: Project;
  options: BuildOptions;
}

/** Maximum lengths of the texts in messages from the sandbox, so that untrusted code can't fill the page. */
export const textLimits = {
  /** Maximum length of a name, such as a module's. */
  name: 1_000,
  /** Maximum length of a message or a console line. */
  line: 20_000,
  /** Maximum number of console lines of a build. */
  lines: 1_000,
  /** Maximum length of an emitted file's path; the same as on Linux. */
  path: 4_096,
  /** Maximum length of the text that webpack prints. */
  stats: 200_000,
} as const;

/** A position in a file of the project. */
export interface Place {
  /** Path in the project (`src/index.js`); for other files as webpack names them. */
  file: string;
  /** Line, from 1. */
  line?: number;
  /** Column, from 0. */
  column?: number;
}

/** An error or a warning. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Class name (`ModuleNotFoundError`), the key in the catalog of errors. */
  name: string;
  /** webpack's message, without module name and colors. */
  message: string;
  /** webpack's name of the module (`./src/index.js`). */
  module?: string;
  place?: Place;
  /** Details: resolution attempts, or a stack. */
  details?: string;
  /** What it concerns (`configuration`: the configuration couldn't be read or is invalid). */
  origin: 'configuration' | 'build';
}

/** A file that webpack emitted. */
export interface Asset {
  /** Path in the output folder, without a query (`main.3f2a.js`). */
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** Uncompressed bytes. */
  size: number;
  /** gzip bytes at the default level, measured by the page (`CompressionStream`); absent until then. */
  gzip?: number | undefined;
  /** Brotli bytes; absent if the browser doesn't support it. */
  brotli?: number | undefined;
  /** Name of its source map asset. */
  map?: string;
  /** Whether it is new or differs from this compiler's last build. */
  changed: boolean;
  /** webpack's asset info. */
  info: { immutable: boolean; development: boolean; hot: boolean; module: boolean; sourceFile?: string };
}

/** Output of one compiler: a multi-configuration has several. */
export interface CompilationResult {
  /** `name` of the configuration. */
  name?: string;
  /** Hash of the compilation. */
  hash: string;
  mode: string;
  /** Output folder, relative to the project (`dist`). */
  output: string;
  /** The resolved `output.publicPath` (`auto`, `''`, `/x/`). */
  publicPath: string;
  /** Whether it targets browsers, so that the preview can run it. */
  forBrowser: boolean;
  /** Files of each entry point, in load order. */
  entries: { name: string; files: string[] }[];
  assets: Asset[];
  problems: Problem[];
  /** Duration in milliseconds according to webpack. */
  time: number;
}

/** Statistics of a compilation. Sent only on request, because creating them takes longer than an incremental build. */
export interface CompilationStats {
  /** Output of `npx webpack`. */
  text: string;
  /** `stats.toJson()`: assets, chunks, modules with their reasons and sizes, without sources. Plain JSON. */
  json: unknown;
}

/** Notices; the page has a sentence for each. */
export const noticeNames = ['command', 'devServer', 'cache', 'lazyCompilation', 'buildHttp', 'package'] as const;

/** Something that is adapted or unsupported in the playground. */
export interface Notice {
  /** `adapted`: done in another way, and the build continues. `unsupported`: this can't work in a browser. */
  kind: 'adapted' | 'unsupported';
  /** Its subject (`cache.type`, a package's name). */
  about: string;
  /** Key of its sentence. */
  says: (typeof noticeNames)[number];
}

/** A console line of the configuration, a loader or a plugin. */
export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  text: string;
}

/** A finished build, with or without errors. */
export interface BuildResult {
  build: number;
  /** Exit code: 0 no errors, 1 errors in the build, 2 it couldn't start. */
  exitCode: 0 | 1 | 2;
  compilations: CompilationResult[];
  /** Problems before any compilation (loading or validating the configuration). */
  problems: Problem[];
  notices: Notice[];
  console: ConsoleLine[];
  /** Milliseconds in total, and for loading the configuration. */
  time: { total: number; configuration: number };
  /** Whether the previous compiler was reused. */
  incremental: boolean;
}

/** Messages from the sandbox. */
export type SandboxMessage =
  | { type: 'ready'; webpack: string }
  | { type: 'progress'; build: number; fraction: number; step: string }
  /** Requests on-demand parts, by their names in `PlaygroundFiles.parts`. */
  | { type: 'need'; ticket: number; parts: string[] }
  | { type: 'result'; result: BuildResult }
  /** One per compilation; empty if another build has started since. */
  | { type: 'stats'; build: number; stats: CompilationStats[] };

/** Messages from the relay, the page's own worker between it and the sandbox. */
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
  /** Stopped by the reader. */
  | 'stopped'
  /** It took longer than 30 seconds. */
  | 'timeout'
  /** The worker exited, most likely out of memory. */
  | 'crashed'
  /** The core or a part couldn't be fetched. */
  | 'load';

/** Events of the builder. */
export type BuilderEvent =
  | { type: 'loading'; loaded: number; total: number }
  | { type: 'ready'; webpack: string; time: number }
  | { type: 'start'; build: number }
  | { type: 'progress'; build: number; fraction: number; step: string }
  | { type: 'result'; result: BuildResult }
  | { type: 'failed'; build: number; reason: FailureReason; message: string };
