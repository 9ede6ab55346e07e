import { basename } from 'node:path';
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { withoutComments } from './find-words.ts';
import type { PublishedVersion } from './published.ts';

/** Names of additional files that contain the hooks or options of a class, or did so in the past. */
const otherFiles: Record<string, string[]> = {
  DelegatedPlugin: ['DelegatedModuleFactoryPlugin'],
  HotModuleReplacementPlugin: ['parserHooks'],
  JsonpTemplatePlugin: ['JsonpChunkLoadingRuntimeModule'],
  LoggingRuntime: ['runtime'],
  ModuleFederationPlugin: ['moduleFederationHooks'],
};

/** Source code and types of a published webpack version, in which options, hooks, and other facts are looked up. */
export interface PublishedText {
  /** Content of `types.d.ts` and of `module.d.ts`. */
  types: string;
  moduleTypes: string;
  /** Content of all files in `lib/`, joined with and without comments. */
  library: string;
  code: string;
  /** Content of `lib/index.js`, and the names that it exports. */
  exportsText: string;
  exported: ReadonlySet<string>;
  /** Paths of the version's configuration options. */
  options: ReadonlySet<string>;
  /** Returns the option paths in the first plugin schema that has one of the names; undefined if there is none. */
  pluginOptions(names: readonly string[]): ReadonlySet<string> | undefined;
  /** Returns the text of a declared class or interface, including its base types; `''` if there is none. */
  declared(name: string): string;
  /** Returns the text of all source files with a given name. */
  filesNamed(name: string): string;
  /** Returns the text of the files that define the hooks or options of a class. */
  filesOf(owner: string): string;
}

/** Reads the source code and types of a published webpack version. */
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
  const start = new RegExp(`\\n(?:export |declare |abstract )*(?:class|interface) ${RegExp.escape(name)}\\b`).exec(
    types,
  );
  if (!start) return '';
  const end = types.indexOf('\n}', start.index);
  return types.slice(start.index, end < 0 ? undefined : end);
}

/**
 * Returns the names that webpack exports by getters in `lib/index.js`, such as `DllPlugin` and `dll.DllPlugin`.
 * Indentation shows how they are nested.
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
 * Returns the paths of all options in a schema, including paths with arbitrary keys, because an option that the current
 * schema lists may have been an arbitrary key in an earlier one.
 */
function pathsOf(published: PublishedVersion, file: string): Set<string> {
  return new Set(walkSchema(readSchema('webpack', file, published.read), true).map(({ path }) => path));
}
