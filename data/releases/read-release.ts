/** Reads the parts of a published webpack release that are compared with other releases. */
import { basename } from 'node:path';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import type { PublishedVersion } from '../since/published.ts';
import { deprecatedInMessages, deprecatedInSchema } from './deprecations.ts';
import type { ObservedDefaults } from './observed-defaults.ts';
import type { NameKind } from './schema.ts';

/** Parts of a webpack release that are compared with other releases. */
export interface ReleaseContent {
  version: string;
  /** Names of options, hooks, and so on, by kind. Options of plugins start with the name of the plugin. */
  names: Record<NameKind, Set<string>>;
  /** Plugins that have an options schema. The options of other plugins aren't known. */
  described: Set<string>;
  /** Options, including plugin options, that the webpack release deprecates. */
  deprecated: Set<string>;
  /** Tapable class of each hook, such as `SyncHook`, by owner and name. */
  hooks: Map<string, string>;
  /**
   * Hooks that the release's files create, including those of files that are named after no class:
   * `parserHooks.hotAcceptCallback`.
   */
  createdHooks: Set<string>;
  /** Names of all keys in files that create hooks. Any of them may be a hook that is created in an unusual way. */
  hookNames: Set<string>;
  defaults: ObservedDefaults;
}

/**
 * Reads the files of a published webpack release.
 *
 * @param defaults output of `read-defaults.ts`
 */
export function readRelease(published: PublishedVersion, defaults: ObservedDefaults): ReleaseContent {
  const root = readSchema('webpack', 'schemas/WebpackOptions.json', published.read);
  const places = walkSchema(root).filter(({ repeats }) => !repeats);
  const options = new Set(places.map(({ path }) => path));
  const plugins = published.pluginSchemas.map((file) => pluginOptions(file, published));
  const texts = published.sources.map(published.read);
  const exported = exportsIn(published.read('lib/index.js'));
  const all = (pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const { hooks, createdHooks, hookNames } = hooksIn(published);
  return {
    version: published.version,
    names: {
      option: options,
      'plugin-option': new Set(plugins.flatMap(({ names }) => names)),
      hook: new Set(hooks.keys()),
      error: all(/\bclass (\w+(?:Error|Warning)) extends[\s(]+\w/g),
      deprecation: all(/["'`](DEP_WEBPACK_[A-Z0-9_]*[A-Z0-9])["'`]/g),
      plugin: new Set(exported.filter((name) => name.endsWith('Plugin'))),
      api: new Set(exported.filter((name) => !name.endsWith('Plugin'))),
    },
    described: new Set(plugins.map(({ plugin }) => plugin)),
    deprecated: new Set([
      ...deprecatedInSchema(places, root),
      ...plugins.flatMap(({ deprecated }) => deprecated),
      ...texts.flatMap((text) => deprecatedInMessages(text, options)),
    ]),
    hooks,
    createdHooks,
    hookNames,
    defaults,
  };
}

/**
 * Returns the names that webpack's main module exports, including their namespaces: `BannerPlugin`,
 * `optimize.SplitChunksPlugin`.
 */
export function exportsIn(text: string): string[] {
  const namespaces: string[] = [];
  return [...text.matchAll(/^(\t+)(?:get (\w+)\(\)|(\w+): \{)/gm)].flatMap(([, tabs = '', name, namespace]) => {
    const depth = tabs.length - 1;
    if (namespace !== undefined) namespaces[depth] = namespace;
    return name === undefined ? [] : [[...namespaces.slice(0, depth), name].join('.')];
  });
}

function pluginOptions(
  file: string,
  { read }: PublishedVersion,
): { plugin: string; names: string[]; deprecated: string[] } {
  const plugin = basename(file, '.json');
  const root = readSchema('webpack', file, read);
  const places = walkSchema(root).filter(({ repeats }) => !repeats);
  const named = (path: string): string => `${plugin}.${path}`;
  return {
    plugin,
    names: places.map(({ path }) => named(path)),
    deprecated: deprecatedInSchema(places, root).map(named),
  };
}

/** Matches a property with a new hook, which can be in parentheses after a type in a comment. */
const createdHook = /\b(\w+)(?::| =)\s*(?:\/\*\*?[^*]*(?:\*(?!\/)[^*]*)*\*\/\s*)?\(?\s*new ((?:Sync|Async)\w*Hook)\(/g;

/**
 * Reads the hooks that a release's files create. They belong to the class that the file is named after.
 *
 * @returns the fields of `ReleaseContent` about hooks
 */
function hooksIn({ sources, read }: PublishedVersion): Pick<ReleaseContent, 'hooks' | 'createdHooks' | 'hookNames'> {
  const hooks = new Map<string, string>();
  const createdHooks = new Set<string>();
  const hookNames = new Set<string>();
  for (const file of sources) {
    const text = read(file);
    const created = [...text.matchAll(createdHook)];
    const owner = basename(file, '.js');
    for (const [, name = '', type = ''] of created) {
      createdHooks.add(`${owner}.${name}`);
      if (/^[A-Z]/.test(owner)) hooks.set(`${owner}.${name}`, type);
    }
    if (created.length > 0) for (const [, name] of text.matchAll(/\b(\w+):/g)) hookNames.add(`${owner}.${name}`);
  }
  return { hooks, createdHooks, hookNames };
}
