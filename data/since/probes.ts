import { readDeclarations } from '../../facts/declarations.ts';
import type { Fact, FactKind } from '../../facts/types.ts';
import { defines, splitLast, whole } from './find-words.ts';
import type { PublishedText } from './published-text.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** Kinds of facts about webpack itself, such as options and hooks, that can be looked up in its published versions. */
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

/** A kind of fact that can be looked up in published webpack versions. */
export type ProbedKind = (typeof probedKinds)[number];

/** Matches webpack's variables whose full name always occurs in its library code. */
const definedInFull = /^import\.meta\.env\./;

/** Names of interfaces with the members that webpack adds to a loader's `this`. */
const loaderContextTypes = [
  'NormalModuleLoaderContext',
  'LoaderPluginLoaderContext',
  'HotModuleReplacementPluginLoaderContext',
];

/** Names of interfaces with the members of a loader's `this` that loader-runner adds. */
const loaderRunnerTypes = ['LoaderRunnerLoaderContext', 'LoaderRunnerMutableContext', 'LoaderRunnerReadonlyContext'];

/** Names of files in which webpack extends the loader context. */
const loaderContextFiles = ['NormalModule', 'LoaderPlugin', 'HotModuleReplacementPlugin', 'HotModuleReplacement'];

/**
 * Checks whether a published webpack version has an option, a hook, or another fact.
 *
 * @param loaderRunner see `factsOf`
 */
type Probe = (fact: Fact, text: PublishedText, loaderRunner: ReadonlySet<string>) => boolean;

/** Functions that look up a fact in a published webpack version, by kind of fact. */
export const probes: Record<ProbedKind, Probe> = {
  option: ({ name }, text) => text.options.has(name),
  'plugin-option': ({ name, owner }, text) => {
    const plugin = lastPart(owner ?? '');
    const known = text.pluginOptions([plugin, `${plugin}Options`, `${plugin.replace(/Plugin$/, '')}Options`]);
    const option = name.slice((owner ?? '').length + 1);
    // Without a schema, look for the option's name in the plugin's class, which reads it.
    return known ? known.has(option) : whole(option, text.filesOf(plugin));
  },
  plugin: ({ name }, text) => text.exported.has(name),
  hook: ({ name }, text) => {
    const [owner = '', hook = ''] = splitLast(name);
    const files = text.filesOf(owner);
    // Require a hook as the value, because a field or option may have the same name as a hook that was added later.
    const isHook = String.raw`\s*[:=]\s*(?:\/\*[^]*?\*\/\s*)?\(*\s*(?:new \w*Hook|\w*[hH]ook|\{\s*tap\b)`;
    return new RegExp(`\\b${RegExp.escape(hook)}\\b${isHook}|get ${RegExp.escape(hook)}\\(`).test(
      files.trim() || text.declared(owner),
    );
  },
  stage: ({ name }, text) => text.types.includes(name) || text.library.includes(name),
  variable: ({ name, group }, text) => {
    // Look up the members of the HMR API in its runtime, which creates them. The library contains only the names
    // `module.hot` and `import.meta.webpackHot`.
    if (group === 'hot' && !name.endsWith('ot'))
      return (
        whole(lastPart(name), text.filesNamed('HotModuleReplacement.runtime')) &&
        whole(name.slice(0, name.lastIndexOf('.')), text.library)
      );
    // Look for both parts of a nested member of `import.meta`, such as `prefetch` in `import.meta.webpackContext`,
    // because they are declared separately.
    const [, member, inner] = /^(import\.meta\.\w+)\.(\w+)$/.exec(name) ?? [];
    if (member && inner && !whole(name, text.code))
      return whole(member, text.code) && whole(inner, text.code) && !definedInFull.test(name);
    return whole(name, text.code + text.moduleTypes);
  },
  comment: ({ name }, text) => whole(name, text.library),
  stat: ({ name }, text) => {
    const [owner = '', field] = splitLast(name);
    const block = text.declared(owner) || text.declared(`Known${owner}`);
    // Without types, search the code that creates the stats object. Early versions have no types for stats, and some
    // objects got types even later.
    if (!block)
      return (
        field === undefined ||
        new RegExp(`\\b${RegExp.escape(field)}\\s*[:=]`).test(text.filesNamed('DefaultStatsFactoryPlugin'))
      );
    return (
      field === undefined ||
      new RegExp(`\\b${RegExp.escape(field)}\\??\\s*:`).test(block) ||
      new RegExp(`\\bobject\\.${RegExp.escape(field)}\\s*=`).test(text.filesNamed('DefaultStatsFactoryPlugin'))
    );
  },
  error: ({ name }, text) => new RegExp(`class ${RegExp.escape(lastPart(name))}\\b`).test(text.library),
  deprecation: ({ name }, text) => {
    // Also look for deprecation codes in two parts, because the source code concatenates some of them.
    const [, start, end] = /^(DEP_WEBPACK_DEPRECATION_)(\w+)$/.exec(name) ?? [];
    return text.library.includes(name) || (start && end ? text.code.includes(start) && whole(end, text.code) : false);
  },
  'loader-context': ({ name }, text, loaderRunner) => {
    const fromRunner = loaderRunner.has(name);
    const blocks = (fromRunner ? loaderRunnerTypes : loaderContextTypes).map(text.declared).join('\n');
    if (
      new RegExp(`\\b${RegExp.escape(name)}\\??\\s*[:(<]`).test(blocks) ||
      text.filesNamed('LoaderTargetPlugin').includes(`loaderContext.${name} =`)
    )
      return true;
    if (blocks.trim()) return false;
    return fromRunner || loaderContextFiles.some((file) => whole(name, text.filesNamed(file)));
  },
  api: ({ name }, text) => {
    const [owner, member] = splitLast(name);
    if (member === undefined)
      return new RegExp(`\\b(class|interface|namespace|function) ${RegExp.escape(name)}\\b`).test(text.types);
    return (
      new RegExp(`\\b${RegExp.escape(member)}\\b\\??\\s*[:(<]|get ${RegExp.escape(member)}\\(`).test(
        text.declared(owner ?? '') || (owner === 'webpack' ? text.exportsText : ''),
      ) ||
      (owner === 'webpack.cli' && whole(member, text.types))
    );
  },
  // Also search the file of the class or namespace, because the types of early versions are incomplete.
  declaration: ({ name }, text) => {
    const [owner, member] = splitLast(name);
    if (member === undefined) return whole(name, text.exportsText);
    const short = lastPart(owner ?? '');
    return (
      new RegExp(`\\b${RegExp.escape(member)}\\b\\??\\s*[:(<]`).test(text.declared(short)) ||
      defines(member, text.filesNamed(short) || text.exportsText)
    );
  },
};

/** Returns the members of the loader context that loader-runner declares; they are older than webpack 5. */
export function loaderRunnerMembers(): Set<string> {
  const { byName } = readDeclarations('webpack', 'types.d.ts');
  return new Set(loaderRunnerTypes.flatMap((name) => byName.get(name)?.members.map((member) => member.name) ?? []));
}
