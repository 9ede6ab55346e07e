/** Collects hooks from the objects of a real webpack build, with the order in which they run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type webpackNamespace from 'webpack';

import type { Declarations } from '../declarations.ts';
import { effective } from '../defaults/effective.ts';
import { expectAtLeast } from '../expectation.ts';
import { earlyRelease, requireFrom } from '../packages.ts';
import { readSchema } from '../schema/read-schema.ts';
import { walkSchema } from '../schema/walk.ts';
import type { FactArgument, FactFiring, FactOf, HookCall } from '../types.ts';
import { hookRegistries, standaloneHooks } from './hook-owners.ts';
import type { LiveHook, LiveHooks } from './hook-owners.ts';
import { replacementOf } from './hook-replacement.ts';
import { hookTypes } from './hook-types.ts';
import { extractStages } from './stages.ts';

/** Hooks and hook calls recorded during a webpack build. */
interface RecordedHooks {
  facts: FactOf<'hook'>[];
  /** All hook calls during the build, in order. */
  build: HookCall[];
}

/**
 * Files of a small but typical project whose build is recorded: modules, a lazy chunk, styles, data, an asset by URL,
 * and an HTML page.
 */
const project: Record<string, string> = {
  'index.js':
    'import "./style.css";\nimport data from "./data.json" with { type: "json" };\nexport const file = new URL("./note.txt", import.meta.url);\nimport("./lazy.js").then(({ run }) => run(data));\nif (import.meta.webpackHot) import.meta.webpackHot.accept();\n',
  'lazy.js':
    'const other = require("./other.cjs");\nexport const run = (data) => other(data, __webpack_public_path__);\n',
  'other.cjs': 'module.exports = (data) => console.log(data);\n',
  'style.css': '@import "./base.css";\nbody { color: teal; }\n',
  'base.css': 'html { margin: 0; }\n',
  'data.json': '{ "depth": 15 }\n',
  'note.txt': 'a note\n',
  'page.html': '<!doctype html><title>Page</title><script type="module" src="./index.js"></script>\n',
};

/** Builds the small project once in a temporary folder, and returns all hooks of the objects involved in the build. */
export async function extractHooks(declarations: Declarations): Promise<RecordedHooks> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-hooks-'));
  try {
    for (const [name, text] of Object.entries(project)) writeFileSync(join(folder, name), text);
    const recorder = new HookRecorder();
    await runBuild(folder, recorder);
    const facts = recorder.facts(declarations);
    const where = 'the live objects of a build';
    expectAtLeast(facts, { package: 'webpack', where, what: 'hooks', atLeast: 220 });
    expectAtLeast(
      facts.filter(({ fires }) => fires),
      { package: 'webpack', where, what: 'hooks that fire', atLeast: 70 },
    );
    return { facts, build: recorder.calls };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Collects the hooks of webpack's objects when these are created, and records each call. */
class HookRecorder {
  calls: HookCall[] = [];
  /** Collected hooks by id. For a `HookMap`, this contains a hook that the map would create, and the map itself. */
  #hooks = new Map<string, { hook: LiveHook; isMap: boolean; held: LiveHook }>();
  #seen = new WeakSet<object>();
  /** Names of the classes to which each `hooks` object belongs. */
  #owners = new WeakMap<object, Set<string>>();
  /**
   * Id of each hook. If a hook has an old and a new name, the new name, which comes last, is used. If it belongs to
   * several classes, the first is used.
   */
  #names = new Map<LiveHook, string>();
  #running: string[] = [];
  #phase = '';

  /** Records the calls of all hooks in a `hooks` object. Repeated calls with the same object and class do nothing. */
  watch(owner: string, hooks: object | undefined): void {
    if (!hooks || this.#owners.get(hooks)?.has(owner)) return;
    this.#owners.set(hooks, (this.#owners.get(hooks) ?? new Set()).add(owner));
    for (const [name, hook] of Object.entries(hooks as LiveHooks)) {
      if (
        typeof hook !== 'object' ||
        hook === null ||
        (!/Hook/.test(hook.constructor.name) && !('_args' in hook) && !('tap' in hook))
      )
        continue;
      const id = `hook:${owner}.${name}`;
      const isMap = hook.constructor.name === 'HookMap';
      if (!this.#hooks.has(id)) this.#hooks.set(id, { hook: isMap ? this.#sample(hook) : hook, isMap, held: hook });
      const known = this.#names.get(hook);
      if (!known || known.startsWith(`hook:${owner}.`)) this.#names.set(hook, id);
      // Fake hooks, which webpack keeps for old plugins, have no argument names and can't be intercepted.
      if (!hook.intercept || !(isMap || hook._args)) continue;
      if (isMap) hook.intercept({ factory: (_key: string, inner: LiveHook) => (this.#intercept(id, inner), inner) });
      else this.#intercept(id, hook);
    }
  }

  /**
   * Creates facts about the recorded hooks. Arguments come from tapable, and types from the TypeScript declarations.
   */
  facts(declarations: Declarations): FactOf<'hook'>[] {
    const fires = this.#firings();
    const stages = new Map(extractStages().map(({ order, name }) => [order, name]));
    const current = new Map(
      [...this.#hooks]
        .filter(([id, { hook, held }]) => !isReplaced(hook) && (this.#names.get(held) ?? id) === id)
        .map(([id, { held }]) => [id.slice('hook:'.length), held]),
    );
    return [...this.#hooks].map(([id, { hook, isMap }]): FactOf<'hook'> => {
      const name = id.slice('hook:'.length);
      const owner = name.slice(0, name.lastIndexOf('.'));
      const declared = hookTypes(owner, name.slice(owner.length + 1), declarations);
      const args = (hook._args ?? declared?.args.map(argumentName) ?? []).map((argument, index): FactArgument => ({
        name: argument,
        ...(declared?.args[index] && { type: declared.args[index] }),
      }));
      const firing = fires.get(id);
      const kind = hook._args ? tapableName(hook) : (declared?.tapable ?? tapableName(hook));
      const newest = this.#names.get(hook);
      return {
        id,
        kind: 'hook',
        name,
        owner,
        tapable: isMap ? `HookMap<${kind}>` : kind,
        args,
        ...(declared?.returns && { returns: declared.returns }),
        ...(firing && { fires: firing }),
        ...(newest && newest !== id && { sameAs: [newest] }),
        ...(isReplaced(hook) && { deprecated: replacementOf(hook, current, stages) ?? (true as const) }),
      };
    });
  }

  #sample(map: LiveHook): LiveHook {
    const make = (map as unknown as { _factory?: (key: string) => LiveHook })._factory;
    return make?.('sample') ?? map;
  }

  #intercept(id: string, hook: LiveHook): void {
    if (!hook.intercept || this.#seen.has(hook)) return;
    this.#seen.add(hook);
    const nameNow = (): string => this.#names.get(hook) ?? id;
    const enter = (): void => {
      const id = nameNow();
      const depth = this.#running.length;
      const [, owner, name] = /^hook:(.+)\.(.+)$/.exec(id) ?? [];
      if (owner === 'Compiler' && !this.#running.some((one) => one.startsWith('hook:Compiler.')))
        this.#phase = name ?? '';
      if (id === 'hook:Compilation.seal') this.#phase = 'seal';
      this.calls.push({ hook: id, depth, phase: this.#phase });
      this.#running.push(id);
    };
    const leave = (): void => {
      const index = this.#running.lastIndexOf(nameNow());
      if (index >= 0) this.#running.splice(index, 1);
    };
    hook.intercept({ name: 'HookRecorder', call: enter, done: leave, error: leave, result: leave });
  }

  #firings(): Map<string, FactFiring> {
    const firings = new Map<string, FactFiring>();
    for (const { hook, depth, phase } of this.calls) {
      const known = firings.get(hook);
      if (known) known.calls += 1;
      else firings.set(hook, { order: firings.size, depth, phase, calls: 1 });
    }
    return firings;
  }
}

/**
 * Returns entry points in languages that this version of webpack supports natively. In older versions, CSS is an
 * experiment and HTML isn't supported.
 */
function nativeLanguages(): Pick<webpackNamespace.Configuration, 'experiments' | 'entry'> {
  const known = effective({}).experiments as Record<string, unknown>;
  const places = walkSchema(readSchema('webpack', 'schemas/WebpackOptions.json'));
  const hasStyles = places.some(({ path }) => path === 'experiments.css');
  return {
    experiments: hasStyles && (known.css === false || known.css === undefined) ? { css: true } : {},
    entry: { main: './index.js', ...(known.html !== undefined && { page: './page.html' }) },
  };
}

type Compiler = webpackNamespace.Compiler;
type Registries = ReturnType<typeof hookRegistries>;

/** Options for a hook tap that runs before all others. */
const first = { name: 'HookRecorder', stage: Number.NEGATIVE_INFINITY };

async function runBuild(folder: string, recorder: HookRecorder): Promise<void> {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const registries = hookRegistries();
  const early = { apply: (compiler: Compiler) => recorder.watch('Compiler', compiler.hooks) };
  const configuration: webpackNamespace.Configuration = {
    context: folder,
    mode: 'production',
    // Builds modules one at a time, so that the order of hook calls is deterministic.
    parallelism: 1,
    ...nativeLanguages(),
    output: { path: join(folder, 'dist') },
    cache: { type: 'memory' },
    plugins: [early],
  };
  const multi = webpack([configuration]) as unknown as webpackNamespace.MultiCompiler | undefined;
  const [compiler] = multi?.compilers ?? [];
  if (!multi || !compiler) throw new Error('webpack gave no compiler.');
  recorder.watch('MultiCompiler', multi.hooks);
  for (const [owner, hooks] of standaloneHooks()) recorder.watch(owner, hooks);
  watchCompiler(compiler, registries, recorder);
  compiler.hooks.thisCompilation.tap(first, (compilation) => watchCompilation(compilation, registries, recorder));
  await finish(multi);
}

/** Records the hooks of a webpack compiler and its module factories. */
function watchCompiler(compiler: Compiler, registries: Registries, recorder: HookRecorder): void {
  recorder.watch('Cache', compiler.cache.hooks);
  recorder.watch('ResolverFactory', compiler.resolverFactory.hooks);
  for (const { owner, scope, hooksOf } of registries)
    if (scope === 'compiler') recorder.watch(owner, hooksOf(compiler));
  // The option `extensionAliasForExports` adds a step to the resolver. Only plugins can set it.
  compiler.resolverFactory.hooks.resolveOptions
    .for('normal')
    .tap(first, (options) => Object.assign({ extensionAliasForExports: true }, options));
  for (const type of ['normal', 'loader', 'context']) {
    compiler.resolverFactory.hooks.resolver
      .for(type)
      .tap(first, (resolver) => recorder.watch('Resolver', resolver.hooks));
  }
  compiler.hooks.normalModuleFactory.tap(first, (factory) => {
    recorder.watch('NormalModuleFactory', factory.hooks);
    for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic']) {
      factory.hooks.parser.for(type).tap(first, (parser) => {
        const { hooks } = parser as unknown as { hooks: object };
        recorder.watch('JavascriptParser', hooks);
        for (const { owner, scope, hooksOf } of registries)
          if (scope === 'parser') recorder.watch(owner, hooksOf(parser));
      });
    }
  });
  compiler.hooks.contextModuleFactory.tap(first, (factory) => recorder.watch('ContextModuleFactory', factory.hooks));
}

function watchCompilation(
  compilation: webpackNamespace.Compilation,
  registries: Registries,
  recorder: HookRecorder,
): void {
  for (const { owner, scope, hooksOf } of registries)
    if (scope === 'compilation') recorder.watch(owner, hooksOf(compilation));
  recorder.watch('Compilation', compilation.hooks);
  for (const [name, owner] of [
    ['mainTemplate', 'MainTemplate'],
    ['chunkTemplate', 'ChunkTemplate'],
  ] as const) {
    recorder.watch(owner, (compilation[name as never] as { hooks?: object } | undefined)?.hooks);
  }
  const templates = (compilation as unknown as { moduleTemplates?: { javascript?: { hooks?: object } } })
    .moduleTemplates;
  recorder.watch('ModuleTemplate', templates?.javascript?.hooks);
  recorder.watch(
    'AsyncQueue',
    (compilation as unknown as { processDependenciesQueue?: { hooks?: object } }).processDependenciesQueue?.hooks,
  );
  compilation.hooks.statsFactory.tap(first, (factory) => recorder.watch('StatsFactory', factory.hooks));
  compilation.hooks.statsPrinter.tap(first, (printer) => recorder.watch('StatsPrinter', printer.hooks));
}

/** Whether an object is only a stand-in for a hook that webpack replaced or removed. */
function isReplaced({ constructor: { name } }: LiveHook): boolean {
  return name === 'Object';
}

/** Runs the recorded build to completion. */
function finish(multi: webpackNamespace.MultiCompiler): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    multi.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no stats.'));
      stats.toString();
      // A prerelease of webpack may fail to build the recorded project. The hooks can be read even then, because the
      // compiler and the compilation exist.
      if (stats.hasErrors() && process.env[earlyRelease] === undefined)
        return reject(new Error(`The recorded build has errors: ${stats.toString('errors-only')}`));
      multi.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });
}

/** Derives a hook argument's name from its type, for hooks without argument names: `chunks` for `Set<Chunk>`. */
function argumentName(type: string): string {
  if (/^[a-z]+$/.test(type)) return 'value';
  const word = /\w+(?=\W*$)/.exec(type)?.[0] ?? 'value';
  return `${word.charAt(0).toLowerCase()}${word.slice(1)}${/^Set<|\[\]$/.test(type) ? 's' : ''}`;
}

/**
 * Returns the name of a hook's class: `SyncHook`, `AsyncSeriesBailHook`, … tapable creates hooks with functions, so the
 * name is read from the constructor that these functions set.
 */
function tapableName(hook: LiveHook): string {
  const { name } = hook.constructor;
  return name === 'Object' || name === 'Hook' ? 'Hook' : name;
}
