/**
 * What webpack says of itself, as one kind of record. Nothing here is typed in by hand: every field of a fact comes from
 * an installed package (or from comparing published ones, for `since`). Descriptions in schemas are left out on purpose:
 * the words of the site are its own.
 */

import type { Release } from '../src/model/release.ts';

/** The kinds of facts, in the order in which they are listed and published. */
export const factKinds = [
  /** Configuration option: `option:output.path`, `option:module.rules[].test`, `option:entry.<key>.import`. */
  'option',
  /** Option of webpack-dev-server: `devserver:client.overlay`. */
  'devserver',
  /** Option of webpack-dev-middleware: `middleware:writeToDisk`. */
  'middleware',
  /** Command (`cli:build`) or flag (`cli:--config`) of webpack-cli; see `group`. */
  'cli',
  /** Environment variable: `env:WEBPACK_PACKAGE`. */
  'env',
  /** Hook: `hook:Compiler.emit`. */
  'hook',
  /** Stage of `processAssets`: `stage:PROCESS_ASSETS_STAGE_ADDITIONS`. */
  'stage',
  /** Plugin class exported by webpack: `plugin:optimize.SplitChunksPlugin`. */
  'plugin',
  /** Option of such a plugin: `plugin-option:BannerPlugin.banner`. */
  'plugin-option',
  /** Name with a meaning inside modules: `variable:__webpack_public_path__`, `variable:import.meta.webpackHot`. */
  'variable',
  /** Magic comment: `comment:webpackChunkName`. */
  'comment',
  /** Status of hot module replacement: `hmr-status:idle`. */
  'hmr-status',
  /** Field of an object in stats JSON (`stat:StatsModule.identifier`), or the object itself (`stat:StatsModule`). */
  'stat',
  /** Preset of `stats`: `preset:errors-only`. */
  'preset',
  /** Class of an error or warning: `error:ModuleNotFoundError`. */
  'error',
  /** Code of a deprecation: `deprecation:DEP_WEBPACK_COMPILATION_ASSETS`. */
  'deprecation',
  /** Member of a loader's `this`: `loader-context:async`. */
  'loader-context',
  /** Member of webpack's Node API: `api:Compiler.run`, `api:webpack.validate`. */
  'api',
  /** Name that `types.d.ts` exports, or a member of what it names: `declaration:util.createHash`, `declaration:ChunkGraph.getChunkModules`. */
  'declaration',
  /** Option that an earlier version had: `removed:devServer.before`; `group` says which version dropped it. */
  'removed',
] as const;

export type FactKind = (typeof factKinds)[number];

/** Whether a word is a kind of facts. */
export function isFactKind(word: string): word is FactKind {
  return (factKinds as readonly string[]).includes(word);
}

/** One case of a default that depends on something else in the configuration. */
export interface DefaultCase {
  /** What holds in this case, ready to be read: `mode: "production"`, `target: "node"`, `otherwise`. The last case is `otherwise`. */
  when: string;
  /** JavaScript text, as one would write it in a configuration: `"web"`, `true`, `[".js", ".json"]`. */
  value: string;
}

/** A default: JavaScript text where it is always the same, else its cases. */
export type FactDefault = string | DefaultCase[];

/** An argument of a hook, a function or a method. */
export interface FactArgument {
  name: string;
  /** TypeScript text; missing where webpack does not say. */
  type?: string;
  optional?: boolean;
}

/** A place where a hook ran in the recorded build. */
export interface FactFiring {
  /** 0-based rank among all hooks of the recorded build, by first call. */
  order: number;
  /** How many hooks were running around it at its first call. */
  depth: number;
  /** Part of the build: the topmost hook of the compiler that was running, or had run last (`make`, `emit`, …). */
  phase: string;
  /** How often it was called in the whole build. */
  calls: number;
}

/** All that a fact can say besides its name; what each kind says stands in {@link FactSays}. */
interface FactFields {
  /** Id of the fact this one is part of (`option:output`, `plugin:BannerPlugin`, `stat:StatsModule`), where there is one. */
  parent: string;
  /** What it belongs to: class of a hook or member (`Compiler`), plugin, stats object. */
  owner: string;
  /** Finer division inside a kind: `command`, `own flag`, `global flag`, `schema flag` of the CLI; `error` or `warning`; `method`, `property`, `getter`, `static`, `function` of the API; … */
  group: string;
  /** Readable TypeScript text. */
  type: string;
  /** Enumerated values, without quotes. */
  values: string[];
  default: FactDefault;
  /**
   * What happens where it is not set. This, `example` and `instead` are what no package says: they come from `content/entries/`, and
   * `compile/entries/` adds them to the facts.
   */
  unset: string;
  /** A line of a configuration that sets it: `output: { clean: true }`. */
  example: string;
  /** What takes the place of what is gone, as a sentence; it comes from `content/entries/`, too. */
  instead: string;
  /** First version that has it: `5.92.0`. */
  since: string;
  /** True, or what to use instead. */
  deprecated: true | string;
  experimental: true;
  /** Whether the configuration (or object) is invalid without it. */
  required: true;
  /** Class of the hook: `AsyncSeriesHook`. */
  tapable: string;
  /** Arguments of a hook or function. */
  args: FactArgument[];
  /** Result of a hook's call or a function. */
  returns: string;
  /** Where the hook runs in an ordinary build. */
  fires: FactFiring;
  /** Whole signature in TypeScript: `run(callback: (err: null | Error, result?: Stats) => void): void`. */
  signature: string;
  /** Templates of the messages of an error, a warning or a deprecation; `${…}` stands for what varies. */
  text: string[];
  /** Files of the package it was found in: `lib/errors/ModuleNotFoundError.js`. */
  files: string[];
  /** What a class or an interface extends, as written: `Dependency`, `Iterable<Chunk>`. */
  extends: string[];
  /** A member that may be missing. */
  optional: true;
  /** Not for others to use, by its name or by its comment. */
  internal: true;
  /** What the package's own comment says of a declaration: webpack's words, shown as such and not published with the facts. */
  comment: string;
  /** Whether `webpack.…` leads to it (plugins, errors, declarations). */
  exported: boolean;
  /** Name of the package, where it is not webpack. */
  package: string;
  /** Ids of facts this one is another face of: a flag's option, a stats option's field. */
  sameAs: string[];
  /** Short names: `-c` of `--config`, `s` of `serve`. */
  aliases: string[];
  /** Number that orders it (stages). */
  order: number;
  /** Settings a preset stands for, as JavaScript texts by option name. */
  settings: Record<string, string>;
}

type FieldName = keyof FactFields;

/** Fields that each fact of a kind has, and fields that some have; the others can be asked for, and are never there. */
type Says<Always extends FieldName, Sometimes extends FieldName> = {
  [Field in Always]: FactFields[Field];
} & { [Field in Sometimes]?: FactFields[Field] } & { [Field in Exclude<FieldName, Always | Sometimes>]?: never };

/** What an option of any package may say. */
type OptionFields =
  | 'parent'
  | 'owner'
  | 'values'
  | 'default'
  | 'unset'
  | 'example'
  | 'since'
  | 'deprecated'
  | 'experimental'
  | 'required'
  | 'sameAs';

/** What a function or a method says. */
type CallFields = 'signature' | 'args' | 'returns';

/** Which fields the facts of each kind have. */
interface FactSays {
  option: Says<'type', OptionFields>;
  devserver: Says<'type' | 'package', OptionFields>;
  middleware: Says<'type' | 'package', OptionFields>;
  cli: Says<
    'group',
    'package' | 'signature' | 'aliases' | 'parent' | 'type' | 'sameAs' | 'values' | 'default' | 'unset' | 'since'
  >;
  env: Says<'group' | 'package' | 'files', 'unset' | 'since'>;
  hook: Says<'owner' | 'tapable' | 'args', 'fires' | 'returns' | 'deprecated' | 'sameAs' | 'since'>;
  stage: Says<'owner' | 'order' | 'type', 'since'>;
  plugin: Says<'exported', 'owner' | 'sameAs' | 'since'>;
  'plugin-option': Says<'parent' | 'owner', OptionFields | 'type'>;
  variable: Says<'group', 'sameAs' | 'since'>;
  comment: Says<never, 'default' | 'unset' | 'since'>;
  'hmr-status': Says<never, 'since'>;
  stat: Says<'group', 'parent' | 'owner' | 'type' | CallFields | 'deprecated' | 'since'>;
  preset: Says<never, 'settings' | 'since'>;
  error: Says<'group' | 'files', 'text' | 'exported' | 'since'>;
  deprecation: Says<'text' | 'files', 'since'>;
  'loader-context': Says<'owner' | 'group', 'type' | CallFields | 'deprecated' | 'since'>;
  api: Says<'group', 'parent' | 'owner' | 'type' | CallFields | 'deprecated' | 'since'>;
  declaration: Says<
    'group',
    | 'parent'
    | 'owner'
    | 'type'
    | CallFields
    | 'exported'
    | 'sameAs'
    | 'comment'
    | 'files'
    | 'extends'
    | 'optional'
    | 'deprecated'
    | 'internal'
    | 'since'
  >;
  removed: Says<'group' | 'package', 'text' | 'aliases' | 'instead' | 'since'>;
}

/** One thing of a kind that webpack offers. */
export type FactOf<Kind extends FactKind> = Kind extends FactKind
  ? {
      /** `kind:name`, unique. */
      id: string;
      kind: Kind;
      /** The id without its kind: `output.path`, `Compiler.emit`, `--config`. */
      name: string;
    } & FactSays[Kind]
  : never;

/** One thing that webpack offers. */
export type Fact = FactOf<FactKind>;

/** Versions of the packages that the facts describe, by package name. */
export type FactVersions = Record<string, string>;

/** All facts, indexed. */
export interface Facts {
  byId: Map<string, Fact>;
  /** Versions of the packages the facts were read from, by name (`webpack`, `webpack-cli`, …). */
  versions: FactVersions;
  /** Facts of a kind, in the order of extraction (parents before children). */
  ofKind<Kind extends FactKind>(kind: Kind): FactOf<Kind>[];
  /**
   * Facts that an id or a scope names: `option:output.path` gives that fact, `option:output.environment.*` the direct
   * children, `option:output.**` all descendants (neither gives the parent itself), `error:*` the whole kind. Unknown
   * names give an empty list.
   */
  resolve(idOrScope: string): Fact[];
  /** Releases with what each changed, oldest first. */
  releases: readonly Release[];
  /** Ids of what a minor (`5.92`) or an exact version (`5.92.1`) added. */
  addedIn(version: string): string[];
}

/** One call of a hook in the recorded build. */
export interface HookCall {
  /** Id of the hook: `hook:Compilation.seal`. */
  hook: string;
  /** How many hooks were running around this call. */
  depth: number;
  /** Topmost hook of the compiler that was running, or had run last, without its owner. */
  phase: string;
}
