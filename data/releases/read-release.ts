/** Reads the comparable contents of a published release. */
import { readSchema } from '../../facts/schema/read-schema.ts';
import { said, walkSchema } from '../../facts/schema/walk.ts';
import type { FactDefault } from '../../facts/types.ts';
import type { PublishedVersion } from '../since/published.ts';

/** Contents of a release. */
export interface ReleaseContent {
  version: string;
  /** Names by kind of facts. */
  names: { option: Set<string>; error: Set<string>; deprecation: Set<string>; plugin: Set<string> };
  /** Paths of options marked as deprecated in the schema. */
  deprecated: Set<string>;
  /** Hook classes by owner and name, for owners with their own file. */
  hooks: Map<string, string>;
  defaults: Record<string, FactDefault>;
}

/** Owners of public hooks, each in a file of that name. */
const hookOwners = [
  'Compiler',
  'MultiCompiler',
  'Compilation',
  'NormalModuleFactory',
  'ContextModuleFactory',
  'NormalModule',
];

/**
 * Reads the files of a release.
 *
 * @param defaults output of `read-defaults.ts`
 */
export function readRelease(published: PublishedVersion, defaults: Record<string, FactDefault>): ReleaseContent {
  const root = readSchema('webpack', 'schemas/WebpackOptions.json', published.read);
  const places = walkSchema(root).filter(({ repeats }) => !repeats);
  const texts = published.sources.map(published.read);
  const all = (pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return {
    version: published.version,
    names: {
      option: new Set(places.map(({ path }) => path)),
      error: all(/\bclass (\w+(?:Error|Warning)) extends \w/g),
      deprecation: all(/["'`](DEP_WEBPACK_[A-Z0-9_]*[A-Z0-9])["'`]/g),
      plugin: new Set(
        [...published.read('lib/index.js').matchAll(/\bget (\w+Plugin)\(\)/g)].map(([, name = '']) => name),
      ),
    },
    deprecated: new Set(places.filter((place) => said(place, 'deprecated', root)).map(({ path }) => path)),
    hooks: new Map(hookOwners.flatMap((owner) => hooksOf(owner, published))),
    defaults,
  };
}

function hooksOf(owner: string, { sources, read }: PublishedVersion): [string, string][] {
  const file = sources.find((each) => each.endsWith(`/${owner}.js`));
  if (file === undefined) return [];
  return [...read(file).matchAll(/\b(\w+)(?::| =) new ((?:Sync|Async)\w*Hook)\(/g)].map(([, name = '', type = '']) => [
    `${owner}.${name}`,
    type,
  ]);
}
