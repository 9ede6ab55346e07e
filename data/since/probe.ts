/** Which of today's facts a published version already had. */
import { basename } from 'node:path';

import { readDeclarations } from '../../facts/declarations.ts';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import type { Fact, FactKind } from '../../facts/types.ts';
import type { PublishedVersion } from './published.ts';

/** Kinds that belong to webpack itself, and so can be looked up in its published versions. */
const probedKinds = [
  'option',
  'hook',
  'stage',
  'plugin',
  'plugin-option',
  'variable',
  'comment',
  'stat',
  'error',
  'deprecation',
  'loader-context',
  'api',
  'declaration',
] as const satisfies FactKind[];

type ProbedKind = (typeof probedKinds)[number];

/** Whether a kind is one of those. */
export function isProbed(kind: FactKind): kind is ProbedKind {
  return (probedKinds as readonly FactKind[]).includes(kind);
}

/** Files in which the hooks or options of an owner are, or once were, besides the one with its name. */
const otherFiles: Record<string, string[]> = {
  DelegatedPlugin: ['DelegatedModuleFactoryPlugin'],
  HotModuleReplacementPlugin: ['parserHooks'],
  JsonpTemplatePlugin: ['JsonpChunkLoadingRuntimeModule'],
  LoggingRuntime: ['runtime'],
  ModuleFederationPlugin: ['moduleFederationHooks'],
};

/** Variables that the library always writes in full. */
const definedInFull = /^import\.meta\.env\./;

/** Interfaces of what webpack adds to a loader's `this`. */
const loaderContextTypes = [
  'NormalModuleLoaderContext',
  'LoaderPluginLoaderContext',
  'HotModuleReplacementPluginLoaderContext',
];

/** The same for what comes from loader-runner. */
const loaderRunnerTypes = ['LoaderRunnerLoaderContext', 'LoaderRunnerMutableContext', 'LoaderRunnerReadonlyContext'];

/** Files in which webpack adds to the loader context. */
const loaderContextFiles = ['NormalModule', 'LoaderPlugin', 'HotModuleReplacementPlugin', 'HotModuleReplacement'];

/** Paths of the getters in the text of `lib/index.js`, such as `DllPlugin` and `dll.DllPlugin`; indentation tells what is in what. */
export function exportedPaths(text: string): Set<string> {
  const paths = new Set<string>();
  const namespaces: string[] = [];
  for (const line of text.split('\n')) {
    const [, tabs, getter, namespace] = /^(\t+)(?:get (\w+)\(|(\w+): \{$)/.exec(line) ?? [];
    if (tabs === undefined) continue;
    namespaces.length = tabs.length - 1;
    if (getter) paths.add([...namespaces, getter].join('.'));
    else if (namespace) namespaces.push(namespace);
  }
  return paths;
}

/**
 * Ids of the facts that the version has.
 *
 * @param loaderRunner members of the loader context that are loader-runner's, and so older than webpack's types for them
 * Options are compared by their path in the schema; everything else by its name at the place where webpack declares it
 * (a class in `types.d.ts`, the file of the hook's owner, `lib/index.js`), since old versions can't all be run.
 */
export function factsOf(published: PublishedVersion, facts: Fact[], loaderRunner: ReadonlySet<string>): Set<string> {
  const types = published.read('types.d.ts');
  const moduleTypes = published.read('module.d.ts');
  const sources = new Map(published.sources.map((path) => [path, published.read(path)]));
  const library = [...sources.values()].join('\n');
  const code = withoutComments(library);
  const exportsText = published.read('lib/index.js');
  const exported = exportedPaths(exportsText);
  const options = pathsOf(published, 'schemas/WebpackOptions.json');
  const pluginOptions = new Map(published.pluginSchemas.map((path) => [basename(path, '.json'), path]));

  /** Text between the braces of a declared class or interface of `types.d.ts`, heritage included; `''` if there is none. */
  const declared = (name: string): string => {
    const start = new RegExp(`\\n(?:export |declare |abstract )*(?:class|interface) ${escape(name)}\\b`).exec(types);
    if (!start) return '';
    const end = types.indexOf('\n}', start.index);
    return types.slice(start.index, end < 0 ? undefined : end);
  };
  const filesNamed = (name: string): string =>
    [...sources]
      .filter(([path]) => basename(path, '.js') === name)
      .map(([, text]) => text)
      .join('\n');
  const filesOf = (owner: string): string => [owner, ...(otherFiles[owner] ?? [])].map(filesNamed).join('\n');

  const has: Record<ProbedKind, (fact: Fact) => boolean> = {
    option: ({ name }) => options.has(name),
    'plugin-option': ({ name, owner }) => {
      const plugin = (owner ?? '').split('.').at(-1) ?? '';
      const file = [plugin, `${plugin}Options`, `${plugin.replace(/Plugin$/, '')}Options`]
        .map((one) => pluginOptions.get(one))
        .find(Boolean);
      const option = name.slice((owner ?? '').length + 1);
      // Without a schema, the class itself reads the option by its name.
      return file === undefined ? whole(option, filesOf(plugin)) : pathsOf(published, file).has(option);
    },
    plugin: ({ name }) => exported.has(name),
    hook: ({ name }) => {
      const [owner = '', hook = ''] = splitLast(name);
      const files = filesOf(owner);
      // A field or an option may have the name of a hook that came later, so what stands behind it must be one.
      const isHook = String.raw`\s*[:=]\s*(?:\/\*[^]*?\*\/\s*)?\(*\s*(?:new \w*Hook|\w*[hH]ook|\{\s*tap\b)`;
      return new RegExp(`\\b${escape(hook)}\\b${isHook}|get ${escape(hook)}\\(`).test(files.trim() || declared(owner));
    },
    stage: ({ name }) => types.includes(name) || library.includes(name),
    variable: ({ name, group }) => {
      // The hot API is an object of the runtime; only its name `module.hot` or `import.meta.webpackHot` is in the library.
      if (group === 'hot' && !name.endsWith('ot'))
        return (
          whole(lastPart(name), filesNamed('HotModuleReplacement.runtime')) &&
          whole(name.slice(0, name.lastIndexOf('.')), library)
        );
      // Members of what `import.meta` has are written alone: `prefetch` of `import.meta.webpackContext`.
      const [, member, inner] = /^(import\.meta\.\w+)\.(\w+)$/.exec(name) ?? [];
      if (member && inner && !whole(name, code))
        return whole(member, code) && whole(inner, code) && !definedInFull.test(name);
      return whole(name, code + moduleTypes);
    },
    comment: ({ name }) => whole(name, library),
    stat: ({ name }) => {
      const [owner = '', field] = splitLast(name);
      const block = declared(owner) || declared(`Known${owner}`);
      // Stats had no types at first, and some objects had none for longer: there the code that makes them tells.
      if (!block)
        return (
          field === undefined || new RegExp(`\\b${escape(field)}\\s*[:=]`).test(filesNamed('DefaultStatsFactoryPlugin'))
        );
      return (
        field === undefined ||
        new RegExp(`\\b${escape(field)}\\??\\s*:`).test(block) ||
        new RegExp(`\\bobject\\.${escape(field)}\\s*=`).test(filesNamed('DefaultStatsFactoryPlugin'))
      );
    },
    error: ({ name }) => new RegExp(`class ${escape(lastPart(name))}\\b`).test(library),
    deprecation: ({ name }) => {
      // Some codes are put together from two parts.
      const [, start, end] = /^(DEP_WEBPACK_DEPRECATION_)(\w+)$/.exec(name) ?? [];
      return library.includes(name) || (start && end ? code.includes(start) && whole(end, code) : false);
    },
    'loader-context': ({ name }) => {
      const fromRunner = loaderRunner.has(name);
      const blocks = (fromRunner ? loaderRunnerTypes : loaderContextTypes).map(declared).join('\n');
      if (
        new RegExp(`\\b${escape(name)}\\??\\s*[:(<]`).test(blocks) ||
        filesNamed('LoaderTargetPlugin').includes(`loaderContext.${name} =`)
      )
        return true;
      if (blocks.trim()) return false;
      return fromRunner || loaderContextFiles.some((file) => whole(name, filesNamed(file)));
    },
    api: ({ name }) => {
      const [owner, member] = splitLast(name);
      if (member === undefined)
        return new RegExp(`\\b(class|interface|namespace|function) ${escape(name)}\\b`).test(types);
      return (
        new RegExp(`\\b${escape(member)}\\b\\??\\s*[:(<]|get ${escape(member)}\\(`).test(
          declared(owner ?? '') || (owner === 'webpack' ? exportsText : ''),
        ) ||
        (owner === 'webpack.cli' && whole(member, types))
      );
    },
    // The types of early versions leave much out; there the file of the class or the namespace tells.
    declaration: ({ name }) => {
      const [owner, member] = splitLast(name);
      if (member === undefined) return whole(name, exportsText);
      const short = lastPart(owner ?? '');
      return (
        new RegExp(`\\b${escape(member)}\\b\\??\\s*[:(<]`).test(declared(short)) ||
        defines(member, filesNamed(short) || exportsText)
      );
    },
  };
  return new Set(facts.filter((fact) => isProbed(fact.kind) && has[fact.kind](fact)).map(({ id }) => id));
}

/** What a loader's `this` has from loader-runner, which was there before webpack 5. */
export function loaderRunnerMembers(): Set<string> {
  const { byName } = readDeclarations('webpack', 'types.d.ts');
  return new Set(loaderRunnerTypes.flatMap((name) => byName.get(name)?.members.map((member) => member.name) ?? []));
}

/** Every place, and every arbitrary key too: what is listed today because its value became an object was there before. */
function pathsOf(published: PublishedVersion, file: string): Set<string> {
  return new Set(walkSchema(readSchema('webpack', file, published.read), true).map(({ path }) => path));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
const whole = (name: string, text: string): boolean => new RegExp(`(?<![\\w$])${escape(name)}(?![\\w$])`).test(text);

/** Whether a text defines something of that name: a method, a property, a constant. Words in comments are none. */
const defines = (name: string, text: string): boolean =>
  new RegExp(
    `(?<![\\w$.])${escape(name)}(?:\\(|\\s*:)|\\.${escape(name)}\\s*=|\\b(?:get|set|static|async|class|const)\\s+${escape(name)}\\b`,
  ).test(text);

/** `Compiler.emit` → `['Compiler', 'emit']`; a name without a dot has no second part. */
function splitLast(name: string): [string, string?] {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}
