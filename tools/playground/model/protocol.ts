/**
 * What the page of the playground and its sandbox say to each other. The sandbox runs foreign code: whatever comes from it is
 * shown as text, and read with `readSandboxMessage`, which lets nothing else through.
 */
import type { Project } from '../../../src/model/project.ts';

/** How a build is run. */
export interface BuildOptions {
  /**
   * Keep the compiler for the next build of the same project: an edit then costs what changed only. Off: every build is
   * a first one.
   */
  watch: boolean;
  /** Make hot updates for what the preview runs; only together with `watch`. */
  hot: boolean;
}

/** A build that the page asks for. */
export interface BuildRequest {
  type: 'build';
  /** Number of the build; larger than any before. */
  build: number;
  project: Project;
  options: BuildOptions;
}

/** Where something is in a file of the project. */
export interface Place {
  /** Path in the project (`src/index.js`), or as webpack names it if it is none of the project's. */
  file: string;
  /** Line, from 1. */
  line?: number;
  /** Column, from 0. */
  column?: number;
}

/** An error or a warning. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Class (`ModuleNotFoundError`), by which the catalog of errors knows it. */
  name: string;
  /** What webpack prints, without the name of the module and without colors. */
  message: string;
  /** The name webpack gives the module it is in (`./src/index.js`). */
  module?: string;
  place?: Place;
  /** The long form: what resolving tried, or a stack. */
  details?: string;
  /** What it is about (`configuration`: the configuration could not be read or is not valid). */
  origin: 'configuration' | 'build';
}

/** A file that webpack emitted. */
export interface Asset {
  /** Path in the output folder, without a query (`main.3f2a.js`). */
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** Bytes as they are. */
  size: number;
  /** Bytes with gzip at its default level, which the page measures (`CompressionStream`); absent until then. */
  gzip?: number | undefined;
  /** Bytes with brotli; absent where the browser can't say. */
  brotli?: number | undefined;
  /** Name of the asset that is its source map. */
  map?: string;
  /** Whether it differs from the last build of this compiler, or is new. */
  changed: boolean;
  /** What webpack knows of it. */
  info: { immutable: boolean; development: boolean; hot: boolean; module: boolean; sourceFile?: string };
}

/** What one compiler made: a configuration with several has several. */
export interface CompilationResult {
  /** `name` of the configuration. */
  name?: string;
  /** Of the whole compilation. */
  hash: string;
  mode: string;
  /** Output folder, relative to the project (`dist`). */
  output: string;
  /** `output.publicPath` as it was resolved (`auto`, `''`, `/x/`). */
  publicPath: string;
  /** Whether it is made for a browser, and the preview can run it. */
  forBrowser: boolean;
  /** Entry point to the files it loads, in their order. */
  entries: { name: string; files: string[] }[];
  assets: Asset[];
  problems: Problem[];
  /** Milliseconds from start to end as webpack says them. */
  time: number;
}

/** The statistics of a compilation. Making them takes longer than an incremental build, so they come only when they are asked for. */
export interface CompilationStats {
  /** What `npx webpack` would print. */
  text: string;
  /** `stats.toJson()`: assets, chunks, modules with their reasons and sizes, without sources. Plain JSON. */
  json: unknown;
}

/** What notices can say; the page has a sentence for each. */
export const noticeNames = ['command', 'devServer', 'cache', 'lazyCompilation', 'buildHttp', 'package'] as const;

/** Something that works differently here, or does not. */
export interface Notice {
  /** `adapted`: done in another way, and the build goes on. `unsupported`: this part can't work in a browser. */
  kind: 'adapted' | 'unsupported';
  /** What it is about (`cache.type`, a package's name). */
  about: string;
  /** Its sentence in the catalog of texts. */
  says: (typeof noticeNames)[number];
}

/** A line that configuration, loaders or plugins wrote to the console. */
export interface ConsoleLine {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  text: string;
}

/** The end of a build: it ran, with errors or without. */
export interface BuildResult {
  build: number;
  /** What the process would end with: 0 no errors, 1 the build has errors, 2 it could not start. */
  exitCode: 0 | 1 | 2;
  compilations: CompilationResult[];
  /** What happened before a compilation was there (reading the configuration, its validation). */
  problems: Problem[];
  notices: Notice[];
  console: ConsoleLine[];
  /** Milliseconds: all of it, and what of it was reading the configuration. */
  time: { total: number; configuration: number };
  /** Whether the compiler of the build before was used. */
  incremental: boolean;
}

/** What the sandbox says. */
export type SandboxMessage =
  | { type: 'ready'; webpack: string }
  | { type: 'progress'; build: number; fraction: number; step: string }
  /** Asks for parts that are loaded on demand, by the names of `PlaygroundFiles.parts`. */
  | { type: 'need'; ticket: number; parts: string[] }
  | { type: 'result'; result: BuildResult }
  /** One for each compilation; none if another build came after it. */
  | { type: 'stats'; build: number; stats: CompilationStats[] };

/** What the page says to the sandbox. */
export type PageMessage =
  | BuildRequest
  | { type: 'parts'; ticket: number; parts: Record<string, ArrayBuffer | null> }
  /** Asks for the statistics of the last build. */
  | { type: 'stats'; build: number };

/** Why a build has no result. */
export type FailureReason =
  /** The reader stopped it. */
  | 'stopped'
  /** It took longer than 30 seconds. */
  | 'timeout'
  /** The worker ended: out of memory, most likely. */
  | 'crashed'
  /** The core or a part could not be fetched. */
  | 'load';

/** What the engine tells whoever shows it. */
export type EngineEvent =
  | { type: 'loading'; loaded: number; total: number }
  | { type: 'ready'; webpack: string; time: number }
  | { type: 'start'; build: number }
  | { type: 'progress'; build: number; fraction: number; step: string }
  | { type: 'result'; result: BuildResult }
  | { type: 'failed'; build: number; reason: FailureReason; message: string };
