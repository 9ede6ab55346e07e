/** Where hooks live: objects of a running build, and classes that keep hooks a compilation. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { packageFolder, requireFrom } from '../packages.ts';

/** A hook of tapable, as far as facts need it. */
export interface LiveHook {
  constructor: { name: string };
  /** Names of the arguments. */
  _args?: string[];
  intercept?(interceptor: Record<string, unknown>): void;
}

/** Hooks by name; a value may also be a map from keys to hooks. */
export type LiveHooks = Record<string, LiveHook>;

/** A class with a static function that gives the hooks belonging to a compilation, a compiler or a parser. */
export interface HookRegistry {
  owner: string;
  scope: 'compilation' | 'compiler' | 'parser';
  hooksOf(host: object): LiveHooks;
}

/** Names of such functions, with what the hooks belong to. */
export const hookGivers = {
  getCompilationHooks: 'compilation',
  getCompilerHooks: 'compiler',
  getHooks: 'compiler',
  getParserHooks: 'parser',
} as const;

/** Every class of webpack's library that has such a static function. */
export function hookRegistries(): HookRegistry[] {
  const files = globSync('lib/**/*.js', { cwd: packageFolder('webpack') }).filter(
    (file) => !/\b(hmr|logging)\/.*(Runtime|runtime)|\/schemas\//.test(file),
  );
  const registries = new Map<string, HookRegistry>();
  for (const file of files.sort()) {
    const exported = requireQuietly(file);
    for (const [name, scope] of Object.entries(hookGivers)) {
      const give = (exported as Record<string, unknown> | undefined)?.[name];
      // A subclass inherits the function, but its hooks are those of the class that has it.
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

/** Hooks that belong to no build: those of the logger for code outside of one, and of the compiler of rules, of which one serves all builds. */
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

/** The export of a file; files that only run inside a bundle can't be loaded and have no hooks. */
function requireQuietly(file: string): unknown {
  try {
    return requireFrom('webpack', file);
  } catch {
    return undefined;
  }
}
