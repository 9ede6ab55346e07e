/** Finds the tapable hooks of objects in a running build, and of classes that keep hooks per compilation. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { packageFolder, requireFrom } from '../packages.ts';

/** Fields of a tapable hook that the extraction reads. */
export interface LiveHook {
  constructor: { name: string };
  /** Names of the hook's arguments. */
  _args?: string[];
  intercept?(interceptor: Record<string, unknown>): void;
  tap?(name: string, tapped: () => void): void;
  /** Plugins that tapped the hook, in order. */
  taps?: { name: string; stage?: number }[];
  /** Hooks of a `HookMap`, by key. */
  _map?: Map<string, LiveHook>;
}

/** Hooks of an object by name. A value may also be a `HookMap`. */
export type LiveHooks = Record<string, LiveHook>;

/**
 * A class with a static function, such as `getCompilationHooks`, that returns the hooks for a compilation, a compiler,
 * or a parser.
 */
interface HookRegistry {
  owner: string;
  scope: 'compilation' | 'compiler' | 'parser';
  hooksOf(host: object): LiveHooks;
}

/** Names of static functions that return hooks, each with the kind of object that it takes as an argument. */
export const hookGivers = {
  getCompilationHooks: 'compilation',
  getCompilerHooks: 'compiler',
  getHooks: 'compiler',
  getParserHooks: 'parser',
} as const;

/** Returns all classes in webpack's library that have a static function such as `getCompilationHooks`. */
export function hookRegistries(): HookRegistry[] {
  const files = globSync('lib/**/*.js', { cwd: packageFolder('webpack') }).filter(
    (file) => !/\b(hmr|logging)\/.*(Runtime|runtime)|\/schemas\//.test(file),
  );
  const registries = new Map<string, HookRegistry>();
  for (const file of files.sort()) {
    const exported = requireQuietly(file);
    for (const [name, scope] of Object.entries(hookGivers)) {
      const give = (exported as Record<string, unknown> | undefined)?.[name];
      // Subclasses inherit the static function, but the hooks belong to the class that declares it.
      if (typeof give !== 'function' || !Object.hasOwn(exported as object, name)) continue;
      const owner = (exported as { name?: string }).name || basename(file, '.js');
      registries.set(`${owner}/${scope}`, { owner, scope, hooksOf: (host) => give.call(exported, host) as LiveHooks });
    }
    if (basename(file) === 'moduleFederationHooks.js' && typeof exported === 'function') {
      registries.set('federation', {
        owner: 'ModuleFederationPlugin',
        scope: 'compilation',
        hooksOf: (host) => (exported as (host: object) => LiveHooks)(host),
      });
    }
  }
  return [...registries.values()];
}

/**
 * Returns hooks that don't belong to a single build: those of the infrastructure logger, and those of the rule set
 * compiler, which all builds share.
 */
export function standaloneHooks(): [owner: string, hooks: object][] {
  const { hooks } = requireFrom('webpack', 'lib/logging/runtime.js') as { hooks: object };
  const RuleSetCompiler = requireFrom('webpack', 'lib/rules/RuleSetCompiler.js') as new (plugins: []) => {
    hooks: object;
  };
  return [
    ['LoggingRuntime', hooks],
    ['RuleSetCompiler', new RuleSetCompiler([]).hooks],
  ];
}

/** Requires a file of webpack. Files that only work inside a bundle fail to load, but they have no hooks. */
function requireQuietly(file: string): unknown {
  try {
    return requireFrom('webpack', file);
  } catch {
    return undefined;
  }
}
