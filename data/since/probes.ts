import { readDeclarations } from '../../facts/declarations.ts';
import type { Fact, FactKind } from '../../facts/types.ts';
import { defines, lastPart, splitLast, whole } from './find-words.ts';
import type { PublishedText } from './published-text.ts';

/** Kinds of facts about webpack itself, which its published versions can be searched for. */
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

/** A kind of fact that published versions can be searched for. */
export type ProbedKind = (typeof probedKinds)[number];

/** Matches variables whose full name always occurs in the library. */
const definedInFull = /^import\.meta\.env\./;

/** Interfaces with the members that webpack adds to a loader's `this`. */
const loaderContextTypes = [
  'NormalModuleLoaderContext',
  'LoaderPluginLoaderContext',
  'HotModuleReplacementPluginLoaderContext',
];

/** Interfaces with the members of a loader's `this` that loader-runner adds. */
const loaderRunnerTypes = ['LoaderRunnerLoaderContext', 'LoaderRunnerMutableContext', 'LoaderRunnerReadonlyContext'];

/** Files in which webpack extends the loader context. */
const loaderContextFiles = ['NormalModule', 'LoaderPlugin', 'HotModuleReplacementPlugin', 'HotModuleReplacement'];

/**
 * Function that checks whether a published version has a fact.
 *
 * @param loaderRunner see `factsOf`
 */
type Probe = (fact: Fact, text: PublishedText, loaderRunner: ReadonlySet<string>) => boolean;

/** Functions that look up each kind of fact. */
export const probes: Record<ProbedKind, Probe> = {
  option: ({ name }, text) => text.options.has(name),
  'plugin-option': ({ name, owner }, text) => {
    const plugin = (owner ?? '').split('.').at(-1) ?? '';
    const known = text.pluginOptions([plugin, `${plugin}Options`, `${plugin.replace(/Plugin$/, '')}Options`]);
    const option = name.slice((owner ?? '').length + 1);
    // Without a schema, the plugin's class reads the option by name.
    return known ? known.has(option) : whole(option, text.filesOf(plugin));
  },
  plugin: ({ name }, text) => text.exported.has(name),
  hook: ({ name }, text) => {
    const [owner = '', hook = ''] = splitLast(name);
    const files = text.filesOf(owner);
    // A field or option may have the same name as a hook that was added later, so the value must be a hook.
    const isHook = String.raw`\s*[:=]\s*(?:\/\*[^]*?\*\/\s*)?\(*\s*(?:new \w*Hook|\w*[hH]ook|\{\s*tap\b)`;
    return new RegExp(`\\b${RegExp.escape(hook)}\\b${isHook}|get ${RegExp.escape(hook)}\\(`).test(
      files.trim() || text.declared(owner),
    );
  },
  stage: ({ name }, text) => text.types.includes(name) || text.library.includes(name),
  variable: ({ name, group }, text) => {
    // The HMR API is an object at run time. The library contains only the names `module.hot` and
    // `import.meta.webpackHot`.
    if (group === 'hot' && !name.endsWith('ot'))
      return (
        whole(lastPart(name), text.filesNamed('HotModuleReplacement.runtime')) &&
        whole(name.slice(0, name.lastIndexOf('.')), text.library)
      );
    // Nested members of `import.meta` are declared separately, such as `prefetch` in `import.meta.webpackContext`.
    const [, member, inner] = /^(import\.meta\.\w+)\.(\w+)$/.exec(name) ?? [];
    if (member && inner && !whole(name, text.code))
      return whole(member, text.code) && whole(inner, text.code) && !definedInFull.test(name);
    return whole(name, text.code + text.moduleTypes);
  },
  comment: ({ name }, text) => whole(name, text.library),
  stat: ({ name }, text) => {
    const [owner = '', field] = splitLast(name);
    const block = text.declared(owner) || text.declared(`Known${owner}`);
    // Early versions have no types for stats, and some objects got types later still. The code that creates the object
    // is searched instead.
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
    // Some codes are concatenated from two parts in the source code.
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
  // The types of early versions are incomplete, so the file of the class or namespace is searched.
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
