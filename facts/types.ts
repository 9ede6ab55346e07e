/**
 * Facts about webpack as uniform records. None of them are maintained by hand: every field comes from an installed
 * package or, for `since`, from comparing published ones. Descriptions in schemas are left out on purpose, because the
 * site has its own.
 */

import type { Release } from '../src/model/release.ts';

/** Kinds of facts, in the order in which they are listed and published. */
export const factKinds = [
  /** Configuration option: `option:output.path`, `option:module.rules[].test`, `option:entry.<key>.import`. */
  'option',
  /** Option of webpack-dev-server: `devserver:client.overlay`. */
  'devserver',
  /** Option of webpack-dev-middleware: `middleware:writeToDisk`. */
  'middleware',
  /** Command (`cli:build`) or flag (`cli:--config`) of webpack-cli. `group` tells them apart. */
  'cli',
  /** Environment variable: `env:WEBPACK_PACKAGE`. */
  'env',
  /** Hook: `hook:Compiler.emit`. */
  'hook',
  /** Stage of `processAssets`: `stage:PROCESS_ASSETS_STAGE_ADDITIONS`. */
  'stage',
  /** Plugin class exported by webpack: `plugin:optimize.SplitChunksPlugin`. */
  'plugin',
  /** Option of an exported plugin: `plugin-option:BannerPlugin.banner`. */
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
  /**
   * Name exported by `types.d.ts`, or a member of it: `declaration:util.createHash`,
   * `declaration:ChunkGraph.getChunkModules`.
   */
  'declaration',
  /** Option that an earlier version had: `removed:devServer.before`. `group` names the version that dropped it. */
  'removed',
] as const;

export type FactKind = (typeof factKinds)[number];

/** Whether a word is a kind of fact. */
export function isFactKind(word: string): word is FactKind {
  return (factKinds as readonly string[]).includes(word);
}

/** A case in which a default has a certain value, depending on another setting. */
export interface DefaultCase {
  /**
   * Condition in readable form, such as `mode: "production"` or `target: "node"`. The condition of the last case is
   * `otherwise`.
   */
  when: string;
  /** Value of the default as JavaScript source: `"web"`, `true`, `[".js", ".json"]`. */
  value: string;
}

/** A default: JavaScript source if it is always the same, or cases otherwise. */
export type FactDefault = string | DefaultCase[];

/** Argument of a hook, function or method. */
export interface FactArgument {
  name: string;
  /** TypeScript type of the argument; absent if unknown. */
  type?: string;
  optional?: boolean;
}

/** When a hook ran in the recorded build. */
export interface FactFiring {
  /** 0-based position among all hooks of the recorded build, ordered by first call. */
  order: number;
  /** Nesting depth at the hook's first call. */
  depth: number;
  /**
   * Phase of the build, named after the outermost compiler hook that was running or had last run (`make`, `emit`, …).
   */
  phase: string;
  /** Total number of calls during the build. */
  calls: number;
}

/** All fields that a fact may have besides its name. {@link FactSays} lists the fields of each kind. */
interface FactFields {
  /** Id of the parent fact (`option:output`, `plugin:BannerPlugin`, `stat:StatsModule`). */
  parent: string;
  /** Class of a hook or member (`Compiler`), plugin or stats object that the fact belongs to. */
  owner: string;
  /**
   * Subdivision of a kind: `command`, `own flag`, `global flag` and `schema flag` for the CLI; `error` or `warning`;
   * `method`, `property`, `getter`, `static` and `function` for the API; …
   */
  group: string;
  /** TypeScript type of the option or member, in readable form. */
  type: string;
  /** Values that the option's type lists, without quotes. */
  values: string[];
  default: FactDefault;
  /**
   * What happens if the option isn't set. This field, `example` and `instead` aren't extracted from packages;
   * `compile/entries/` adds them from `content/entries/`.
   */
  unset: string;
  /** Line of a configuration that sets the option: `output: { clean: true }`. */
  example: string;
  /** What to use instead of a removed option, as a sentence; also added from `content/entries/`. */
  instead: string;
  /** First version that has what the fact describes: `5.92.0`. */
  since: string;
  /** First version of another package than webpack that has it: `5.1.0` of webpack-dev-server. */
  packageSince: string;
  /** Whether the feature is deprecated; if known, the name of its replacement instead. */
  deprecated: true | string;
  experimental: true;
  /** Whether the configuration or the parent object is invalid without the option. */
  required: true;
  /** Class of the hook in tapable: `AsyncSeriesHook`. */
  tapable: string;
  /** Arguments of a hook or function. */
  args: FactArgument[];
  /** Return type of a hook or function. */
  returns: string;
  /** When the hook runs in a typical build. */
  fires: FactFiring;
  /** Full TypeScript signature: `run(callback: (err: null | Error, result?: Stats) => void): void`. */
  signature: string;
  /** Message templates of an error, a warning or a deprecation; `${…}` stands for variable parts. */
  text: string[];
  /** Files of the package that contain the definition: `lib/errors/ModuleNotFoundError.js`. */
  files: string[];
  /** Base types of a class or interface, as declared: `Dependency`, `Iterable<Chunk>`. */
  extends: string[];
  /** Whether a member is optional. */
  optional: true;
  /** Whether the declaration is internal, judging by its name or comment. */
  internal: true;
  /** The package's own comment on a declaration. It is shown as a quote, and not published with the facts. */
  comment: string;
  /** Whether a plugin, error or declaration is accessible as `webpack.…`. */
  exported: boolean;
  /** Name of the package, unless it is webpack. */
  package: string;
  /** Ids of facts that describe the same thing: a flag's option, a stats option's field. */
  sameAs: string[];
  /** Short names: `-c` for `--config`, `s` for `serve`. */
  aliases: string[];
  /** Number by which stages are sorted. */
  order: number;
  /** Settings of a preset, as JavaScript source by option name. */
  settings: Record<string, string>;
}

type FieldName = keyof FactFields;

/** Fields that facts of a kind always have, and fields that they may have. All other fields are typed as absent. */
type Says<Always extends FieldName, Sometimes extends FieldName> = {
  [Field in Always]: FactFields[Field];
} & { [Field in Sometimes]?: FactFields[Field] } & { [Field in Exclude<FieldName, Always | Sometimes>]?: never };

/** Fields of options, in whichever package they are. */
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

/** Fields of functions and methods. */
type CallFields = 'signature' | 'args' | 'returns';

/** Fields of the facts of each kind. */
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

/** A fact of a certain kind. */
export type FactOf<Kind extends FactKind> = Kind extends FactKind
  ? {
      /** Unique id of the form `kind:name`. */
      id: string;
      kind: Kind;
      /** The id without its kind: `output.path`, `Compiler.emit`, `--config`. */
      name: string;
    } & FactSays[Kind]
  : never;

/** Any fact. */
export type Fact = FactOf<FactKind>;

/** Value of the option `target`. */
export type Target = string | string[];

/** Versions of the packages that the facts describe, by package name. */
export type FactVersions = Record<string, string>;

/** All facts, with lookups. */
export interface Facts {
  byId: Map<string, Fact>;
  /** Versions of the packages that the facts were read from, by name (`webpack`, `webpack-cli`, …). */
  versions: FactVersions;
  /** Targets for which defaults were observed, which are all targets that this version of webpack knows. */
  targets: readonly Target[];
  /** Returns the facts of a kind in the order of extraction (parents before children). */
  ofKind<Kind extends FactKind>(kind: Kind): FactOf<Kind>[];
  /**
   * Resolves an id or a pattern. `option:output.path` returns that fact, `option:output.environment.*` the direct
   * children, `option:output.**` all descendants (neither includes the parent), and `error:*` the whole kind. Unknown
   * names return an empty list.
   */
  resolve(idOrScope: string): Fact[];
  /** Releases with their changes, oldest first. */
  releases: readonly Release[];
  /** Returns the ids of facts that a minor version (`5.92`) or an exact version (`5.92.1`) added. */
  addedIn(version: string): string[];
}

/** A call of a hook in the recorded build. */
export interface HookCall {
  /** Id of the hook: `hook:Compilation.seal`. */
  hook: string;
  /** Nesting depth of this call. */
  depth: number;
  /** Outermost compiler hook that was running or had last run, without its owner. */
  phase: string;
}
