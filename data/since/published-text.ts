import { basename } from 'node:path';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { escape, withoutComments } from './find-words.ts';
import type { PublishedVersion } from './published.ts';

/** Additional files that contain, or once contained, an owner's hooks or options. */
const otherFiles: Record<string, string[]> = {
  DelegatedPlugin: ['DelegatedModuleFactoryPlugin'],
  HotModuleReplacementPlugin: ['parserHooks'],
  JsonpTemplatePlugin: ['JsonpChunkLoadingRuntimeModule'],
  LoggingRuntime: ['runtime'],
  ModuleFederationPlugin: ['moduleFederationHooks'],
};

/** Texts of a published version, for the lookups. */
export interface PublishedText {
  /** `types.d.ts`, and `module.d.ts`. */
  types: string;
  moduleTypes: string;
  /** All files in `lib/`, with and without comments. */
  library: string;
  code: string;
  /** `lib/index.js`, and the paths it exports. */
  exportsText: string;
  exported: ReadonlySet<string>;
  /** Paths of configuration options. */
  options: ReadonlySet<string>;
  /** Option paths in the first plugin schema with one of the names; undefined if there is none. */
  pluginOptions(names: readonly string[]): ReadonlySet<string> | undefined;
  /** Text of a declared class or interface, including its base types; `''` if there is none. */
  declared(name: string): string;
  /** Text of all files with a name. */
  filesNamed(name: string): string;
  /** Text of the files that define an owner's hooks or options. */
  filesOf(owner: string): string;
}

/** Reads a published version. */
export function textOf(published: PublishedVersion): PublishedText {
  const types = published.read('types.d.ts');
  const sources = new Map(published.sources.map((path) => [path, published.read(path)]));
  const library = [...sources.values()].join('\n');
  const exportsText = published.read('lib/index.js');
  const schemas = new Map(published.pluginSchemas.map((path) => [basename(path, '.json'), path]));
  const filesNamed = (name: string): string =>
    [...sources]
      .filter(([path]) => basename(path, '.js') === name)
      .map(([, text]) => text)
      .join('\n');
  return {
    types,
    moduleTypes: published.read('module.d.ts'),
    library,
    code: withoutComments(library),
    exportsText,
    exported: exportedPaths(exportsText),
    options: pathsOf(published, 'schemas/WebpackOptions.json'),
    pluginOptions(names) {
      const file = names.map((name) => schemas.get(name)).find(Boolean);
      return file === undefined ? undefined : pathsOf(published, file);
    },
    declared: (name) => declaredIn(types, name),
    filesNamed,
    filesOf: (owner) => [owner, ...(otherFiles[owner] ?? [])].map(filesNamed).join('\n'),
  };
}

function declaredIn(types: string, name: string): string {
  const start = new RegExp(`\\n(?:export |declare |abstract )*(?:class|interface) ${escape(name)}\\b`).exec(types);
  if (!start) return '';
  const end = types.indexOf('\n}', start.index);
  return types.slice(start.index, end < 0 ? undefined : end);
}

/**
 * Paths of the getters in `lib/index.js`, such as `DllPlugin` and `dll.DllPlugin`; nesting is determined by
 * indentation.
 */
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
 * Every place including arbitrary keys: an option that is listed today because its value became an object existed
 * before.
 */
function pathsOf(published: PublishedVersion, file: string): Set<string> {
  return new Set(walkSchema(readSchema('webpack', file, published.read), true).map(({ path }) => path));
}
