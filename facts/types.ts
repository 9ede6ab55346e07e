/**
 * Types of the facts about webpack's API, which are uniform records of its options, hooks, plugins, and so on. None of
 * them are maintained by hand: every field comes from an installed package or, for `since`, from comparing published
 * ones. Descriptions in schemas are left out on purpose, because the site has its own.
 */

import type { Release } from '../src/model/release.ts';

/** Kinds of facts about webpack, in the order in which they are listed and published. */
export const factKinds = [
  /**
   * Configuration option, with an id such as `option:output.path`, `option:module.rules[].test`, or
   * `option:entry.<key>.import`.
   */
  'option',
  /** Option of webpack-dev-server, with an id such as `devserver:client.overlay`. */
  'devserver',
  /** Option of webpack-dev-middleware, with an id such as `middleware:writeToDisk`. */
  'middleware',
  /** Command (with an id such as `cli:build`) or flag (`cli:--config`) of webpack-cli. `group` tells them apart. */
  'cli',
  /** Environment variable, with an id such as `env:WEBPACK_PACKAGE`. */
  'env',
  /** Hook: `hook:Compiler.emit`. */
  'hook',
  /** Stage of `processAssets`, with an id such as `stage:PROCESS_ASSETS_STAGE_ADDITIONS`. */
  'stage',
  /** Plugin class exported by webpack, with an id such as `plugin:optimize.SplitChunksPlugin`. */
  'plugin',
  /** Option of an exported plugin, with an id such as `plugin-option:BannerPlugin.banner`. */
  'plugin-option',
  /**
   * Name with a special meaning inside modules, with an id such as `variable:__webpack_public_path__` or
   * `variable:import.meta.webpackHot`.
   */
  'variable',
  /** Magic comment: `comment:webpackChunkName`. */
  'comment',
  /** Status of hot module replacement, with an id such as `hmr-status:idle`. */
  'hmr-status',
  /**
   * Field of an object in stats JSON (with an id such as `stat:StatsModule.identifier`), or the object itself
   * (`stat:StatsModule`).
   */
  'stat',
  /** Preset of the `stats` option, with an id such as `preset:errors-only`. */
  'preset',
  /** Class of an error or warning, with an id such as `error:ModuleNotFoundError`. */
  'error',
  /** Code of a deprecation, with an id such as `deprecation:DEP_WEBPACK_COMPILATION_ASSETS`. */
  'deprecation',
  /** Property or method of a loader's `this`, with an id such as `loader-context:async`. */
  'loader-context',
  /** Member of webpack's Node.js API, with an id such as `api:Compiler.run` or `api:webpack.validate`. */
  'api',
  /**
   * Name exported by `types.d.ts`, or a member of it, with an id such as `declaration:util.createHash` or
   * `declaration:ChunkGraph.getChunkModules`.
   */
  'declaration',
  /**
   * Option that an earlier version had and that has been removed, with an id such as `removed:devServer.before`.
   * `group` names the version that dropped it.
   */
  'removed',
] as const;

export type FactKind = (typeof factKinds)[number];

/** Whether a string is the name of a kind of fact, such as `option`. */
export function isFactKind(word: string): word is FactKind {
  return (factKinds as readonly string[]).includes(word);
}

/** A case of an option's default: the value that applies under a condition, such as a certain mode. */
export interface DefaultCase {
  /**
   * Condition of the default in readable form, such as `mode: "production"` or `target: "node"`. The condition of the
   * last case is `otherwise`.
   */
  when: string;
  /** Value of the default as JavaScript source: `"web"`, `true`, `[".js", ".json"]`. */
  value: string;
}

/** The default of an option: JavaScript source if it is always the same, or cases otherwise. */
export type FactDefault = string | DefaultCase[];

/** An argument of a hook, function, or method. */
export interface FactArgument {
  name: string;
  /** TypeScript type of the argument; absent if it isn't known. */
  type?: string;
  optional?: boolean;
}

/** When a hook ran in the recorded webpack build. */
export interface FactFiring {
  /** 0-based position of the hook among all hooks of the recorded build, ordered by first call. */
  order: number;
  /** Number of hooks that were running at the hook's first call. */
  depth: number;
  /**
   * Phase of the build, named after the outermost compiler hook that was running or had last run (`make`, `emit`, …).
   */
  phase: string;
  /** Total number of calls of the hook during the build. */
  calls: number;
}

/** All fields that a fact about webpack may have besides its name. {@link FactSays} lists the fields of each kind. */
interface FactFields {
  /** Id of the parent fact (`option:output`, `plugin:BannerPlugin`, `stat:StatsModule`). */
  parent: string;
  /** Name of the class (`Compiler`), plugin, or stats object that the hook, option, or member belongs to. */
  owner: string;
  /**
   * Subdivision of a kind of fact: `command`, `own flag`, `global flag` and `schema flag` for the CLI; `error` or
   * `warning`; `method`, `property`, `getter`, `static` and `function` for the API; …
   */
  group: string;
  /** TypeScript type of the option or member, in readable form. */
  type: string;
  /** Strings that the option's type lists as allowed values, without quotes. */
  values: string[];
  default: FactDefault;
  /**
   * What happens if the option isn't set. This field, `example` and `instead` aren't extracted from packages;
   * `compile/entries/` adds them from `content/entries/`.
   */
  unset: string;
  /** Line of a configuration that sets the option: `output: { clean: true }`. */
  example: string;
  /**
   * Sentence about what to use instead of a removed option, or of a deprecated one whose replacement webpack doesn't
   * name. Like `unset`, it comes from `content/entries/`.
   */
  instead: string;
  /** First webpack version that has the option, hook, or other name: `5.92.0`. */
  since: string;
  /**
   * First version of the package that has the option, for packages other than webpack: `5.1.0` of webpack-dev-server.
   */
  packageSince: string;
  /** Whether the option or hook is deprecated. If known, the name of its replacement instead. */
  deprecated: true | string;
  experimental: true;
  /** Whether the configuration or the parent object is invalid if the option isn't set. */
  required: true;
  /** Name of the hook's tapable class: `AsyncSeriesHook`. */
  tapable: string;
  /** Arguments of a hook or function. */
  args: FactArgument[];
  /** Return type of a hook or function. */
  returns: string;
  /** When the hook runs in a typical webpack build. */
  fires: FactFiring;
  /** Full TypeScript signature: `run(callback: (err: null | Error, result?: Stats) => void): void`. */
  signature: string;
  /** Message templates of an error, a warning, or a deprecation, in which `${…}` stands for variable parts. */
  text: string[];
  /** Files of the package that contain the class or code: `lib/errors/ModuleNotFoundError.js`. */
  files: string[];
  /** Types that a class or interface extends, as declared: `Dependency`, `Iterable<Chunk>`. */
  extends: string[];
  /** Whether a class or interface member is optional. */
  optional: true;
  /** Whether a declaration is internal to webpack, judging by its name or comment. */
  internal: true;
  /** webpack's own comment on a declaration. The site shows it as a quote, and doesn't publish it with the facts. */
  comment: string;
  /** Whether a plugin, error class, or declaration is accessible as `webpack.…`. */
  exported: boolean;
  /** Name of the package that has the option, flag, or variable, unless it is webpack. */
  package: string;
  /** Ids of other facts that describe the same thing, such as the option that a flag sets. */
  sameAs: string[];
  /** Short names of a flag or command: `-c` for `--config`, `s` for `serve`. */
  aliases: string[];
  /** Number by which `processAssets` stages are sorted. */
  order: number;
  /** Settings of a stats preset, as JavaScript source by option name. */
  settings: Record<string, string>;
}

type FieldName = keyof FactFields;

/** Fields that a kind of fact always has, and fields that it may have. All other fields are typed as absent. */
type Says<Always extends FieldName, Sometimes extends FieldName> = {
  [Field in Always]: FactFields[Field];
} & { [Field in Sometimes]?: FactFields[Field] } & { [Field in Exclude<FieldName, Always | Sometimes>]?: never };

/** Fields of facts about options, in whichever package they are. */
type OptionFields =
  | 'parent'
  | 'owner'
  | 'values'
  | 'default'
  | 'unset'
  | 'example'
  | 'since'
  | 'deprecated'
  | 'instead'
  | 'experimental'
  | 'required'
  | 'sameAs';

/** Fields of facts about functions and methods. */
type CallFields = 'signature' | 'args' | 'returns';

/** Fields that each kind of fact about webpack has. */
interface FactSays {
  option: Says<'type', OptionFields>;
  devserver: Says<'type' | 'package', OptionFields | 'packageSince'>;
  middleware: Says<'type' | 'package', OptionFields | 'packageSince'>;
  cli: Says<
    'group',
    | 'package'
    | 'signature'
    | 'aliases'
    | 'parent'
    | 'type'
    | 'sameAs'
    | 'values'
    | 'default'
    | 'unset'
    | 'since'
    | 'packageSince'
  >;
  env: Says<'group' | 'package' | 'files', 'unset' | 'since'>;
  hook: Says<'owner' | 'tapable' | 'args', 'fires' | 'returns' | 'deprecated' | 'sameAs' | 'since'>;
  stage: Says<'owner' | 'order' | 'type', 'since'>;
  plugin: Says<'exported', 'owner' | 'sameAs' | 'since'>;
  'plugin-option': Says<'parent' | 'owner', OptionFields | 'type'>;
  variable: Says<'group', 'sameAs' | 'since'>;
  comment: Says<'type', 'default' | 'unset' | 'since'>;
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

/** A fact about webpack, of a certain kind. */
export type FactOf<Kind extends FactKind> = Kind extends FactKind
  ? {
      /** Unique id of the fact in the form `kind:name`: `option:output.path`. */
      id: string;
      kind: Kind;
      /** The fact's id without its kind: `output.path`, `Compiler.emit`, `--config`. */
      name: string;
    } & FactSays[Kind]
  : never;

/** Any fact. */
export type Fact = FactOf<FactKind>;

/** A value of webpack's `target` option. */
export type Target = string | string[];

/** Versions of the packages that the facts describe, by package name. */
export type FactVersions = Record<string, string>;

/** All facts about webpack, with methods to look them up. */
export interface Facts {
  byId: Map<string, Fact>;
  /** Versions of the packages from which the facts were extracted, by name (`webpack`, `webpack-cli`, …). */
  versions: FactVersions;
  /**
   * Values of `target` for which option defaults were observed. These are all targets that this version of webpack
   * supports.
   */
  targets: readonly Target[];
  /** Returns all facts of one kind, in the order in which they were extracted (parents before children). */
  ofKind<Kind extends FactKind>(kind: Kind): FactOf<Kind>[];
  /**
   * Resolves the id of a fact, or a pattern of ids. `option:output.path` returns that fact,
   * `option:output.environment.*` the direct children, `option:output.**` all descendants (neither includes the
   * parent), and `error:*` the whole kind. Unknown names return an empty list.
   */
  resolve(idOrScope: string): Fact[];
  /** webpack releases with their changes, oldest first. */
  releases: readonly Release[];
  /** Returns the ids of the facts that a minor version of webpack (`5.92`) or an exact version (`5.92.1`) added. */
  addedIn(version: string): string[];
}

/** A call of a hook in the recorded webpack build. */
export interface HookCall {
  /** Id of the hook that was called: `hook:Compilation.seal`. */
  hook: string;
  /** Number of hooks that were running when this one was called. */
  depth: number;
  /** Outermost compiler hook that was running or had last run when this one was called, such as `make`. */
  phase: string;
}
