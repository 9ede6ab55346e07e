/** Finds the options and flags that each published version of webpack-cli and of the development server added. */
import { readSchema } from '../../facts/schema/read-schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import type { Fact } from '../../facts/types.ts';
import type { PublishedVersion } from './published.ts';

/**
 * A package whose published versions are compared, and a function that checks which current options or flags a version
 * has.
 */
export interface ComparedPackage {
  name: 'webpack-cli' | 'webpack-dev-server' | 'webpack-dev-middleware';
  /**
   * Oldest major version of the package whose options and flags are compared with newer versions. Options and flags of
   * this major version get no version label. For webpack-cli it is 5, because the commands of webpack-cli 4 are in
   * separate packages.
   */
  major: number;
  /** Kind of facts that the package has, such as webpack-cli's flags. */
  kind: Fact['kind'];
  has(version: Pick<PublishedVersion, 'read' | 'sources'>): (fact: Fact) => boolean;
}

export const comparedPackages: readonly ComparedPackage[] = [
  { name: 'webpack-cli', major: 5, kind: 'cli', has: declaredNames },
  { name: 'webpack-dev-server', major: 4, kind: 'devserver', has: (version) => inSchema(version, 'lib/options.json') },
  {
    name: 'webpack-dev-middleware',
    major: 5,
    kind: 'middleware',
    has: (version) => inSchema(version, 'dist/options.json'),
  },
];

/** Looks up options by their path in the package's options schema. */
function inSchema({ read }: Pick<PublishedVersion, 'read'>, file: string): (fact: Fact) => boolean {
  const root = readSchema('webpack-dev-server', file, read);
  const paths = new Set(walkSchema(root).map(({ path }) => path));
  return ({ name }) => paths.has(name);
}

/**
 * Looks up commands and flags of webpack-cli by their declaration: `name: "config"`, `name: "serve [entries...]"`, or
 * `.option("-h, --help")` for flags that all commands have.
 */
function declaredNames({ read, sources }: Pick<PublishedVersion, 'read' | 'sources'>): (fact: Fact) => boolean {
  const code = sources.map(read).join('\n');
  return ({ name, group }) => {
    const plain = RegExp.escape(name.replace(/^--/, ''));
    const declaration =
      group === 'command' ? `name: ["']${plain}[ "']` : `name: ["']${plain}["']|["', ]--${plain}["' ]`;
    return new RegExp(declaration).test(code);
  };
}
