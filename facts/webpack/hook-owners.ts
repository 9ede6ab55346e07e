/** Finds hooks: on objects of a running build, and in classes with hooks per compilation. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { packageFolder, requireFrom } from '../packages.ts';

/** The fields of a tapable hook that are used. */
export interface LiveHook {
  constructor: { name: string };
  /** Names of the arguments. */
  _args?: string[];
  intercept?(interceptor: Record<string, unknown>): void;
}

/** Hooks by name; values may also be `HookMap`s. */
export type LiveHooks = Record<string, LiveHook>;

/** A class with a static function that returns the hooks of a compilation, a compiler or a parser. */
export interface HookRegistry {
  owner: string;
  scope: 'compilation' | 'compiler' | 'parser';
  hooksOf(host: object): LiveHooks;
}

/** Names of such functions, with the owner of the hooks. */
export const hookGivers = {
  getCompilationHooks: 'compilation',
  getCompilerHooks: 'compiler',
  getHooks: 'compiler',
  getParserHooks: 'parser',
} as const;

/** All classes in webpack's library with such a function. */
export function hookRegistries(): HookRegistry[] {
  const files = globSync('lib/**/*.js', { cwd: packageFolder('webpack') }).filter(
    (file) => !/\b(hmr|logging)\/.*(Runtime|runtime)|\/schemas\//.test(file),
  );
  const registries = new Map<string, HookRegistry>();
  for (const file of files.sort()) {
    const exported = requireQuietly(file);
    for (const [name, scope] of Object.entries(hookGivers)) {
      const give = (exported as Record<string, unknown> | undefined)?.[name];
      // Subclasses inherit the function, but the hooks belong to the class that declares it.
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
 * Hooks outside of a build: those of the infrastructure logger, and of the rule set compiler, which all builds share.
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

/** Requires a file; files that only work inside a bundle can't be loaded and have no hooks. */
function requireQuietly(file: string): unknown {
  try {
    return requireFrom('webpack', file);
  } catch {
    return undefined;
  }
}
