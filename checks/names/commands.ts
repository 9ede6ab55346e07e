import { readLockedPackages, topPackages } from '../../compile/cache-keys/locked-packages.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import type { Finding } from './finding.ts';
import { isSlip } from './slip.ts';

/** Command syntax of a package manager. */
interface Manager {
  /** Subcommands that add packages, such as `install`. */
  add: readonly string[];
  /** All subcommands that don't add packages. */
  verbs: readonly string[];
  /** Flags that add a package to `devDependencies`. The first one is recommended. */
  dev: readonly string[];
  /** Whether an unknown subcommand runs a script of the project. */
  runsScripts: boolean;
}

const managers: Readonly<Record<string, Manager>> = {
  npm: {
    add: ['install', 'i', 'add'],
    verbs: wordsOf(`access audit cache ci config create dedupe deprecate diff dist-tag docs doctor exec explain
      fund get help init link list login logout ls outdated owner pack ping pkg prefix profile prune
      publish query rebuild remove repo restart rm root run run-script sbom search set shrinkwrap
      start stop test token uninstall un unlink unpublish update version view whoami why`),
    dev: ['--save-dev', '-D'],
    runsScripts: false,
  },
  yarn: {
    add: ['add'],
    verbs: ['install', 'remove', 'run', 'exec', 'dlx', 'init', 'link', 'unlink', 'up', 'upgrade', 'why', 'workspaces'],
    dev: ['--dev', '-D'],
    runsScripts: true,
  },
  pnpm: {
    add: ['add', 'install', 'i'],
    verbs: ['remove', 'run', 'exec', 'dlx', 'init', 'link', 'unlink', 'update', 'why', 'list', 'store', 'create'],
    dev: ['--save-dev', '-D'],
    runsScripts: true,
  },
};

function wordsOf(text: string): string[] {
  return text.split(/\s+/);
}

const devFlags = new Set([...Object.values(managers).flatMap(({ dev }) => dev), '--development', '-d']);
/** Flags that look like package names if the author of a page forgot the dashes. */
const flagWords = new Set(['dev', 'save-dev', 'D', 'save', 'global', 'g']);

/**
 * Finds mistakes in commands of package managers: unknown verbs and flags, misspelled names of installed packages, and
 * versions that don't exist.
 *
 * @param text shell code
 */
export function wrongCommands(text: string, facts: Facts): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*#/.test(line)
        ? []
        : [...line.matchAll(/(?:^|&&|;|\|)\s*(?:\$ )?(npm|yarn|pnpm|npx) +([^&|;#]+)/g)].flatMap(
            ([, name = '', rest = '']) =>
              mistakesIn(name, rest.trim().split(/\s+/), facts).map((message) => ({ line: index + 1, message })),
          ),
    );
}

function mistakesIn(name: string, words: string[], facts: Facts): string[] {
  const manager = managers[name];
  const [verb = '', ...rest] = words;
  if (!manager)
    return words
      .filter(isPackage)
      .slice(0, 1)
      .flatMap((word) => wrongPackage(word, facts));
  // Skip commands with flags before the verb, and output of a package manager such as “npm ERR!”.
  if (!/^[a-z][a-z-]*$/.test(verb)) return [];
  const isAdding = manager.add.includes(verb);
  const verbs = [...manager.add, ...manager.verbs];
  if (!verbs.includes(verb)) {
    if (manager.runsScripts && !verbs.some((known) => isSlip(verb, known))) return [];
    return [`${name} has no command ${verb}.${didYouMean(verb, verbs)}`];
  }
  const packages = rest.filter(isPackage);
  if (name === 'yarn' && verb === 'install' && packages.length > 0)
    return [`yarn install takes no packages: write yarn add ${packages.join(' ')}.`];
  if (!isAdding) return [];
  const [dev = ''] = manager.dev;
  return [
    ...rest
      .filter((word) => isWrongFlag(word, manager))
      .map((word) => `${name} ${verb} has no flag ${word}: write ${dev}.`),
    ...packages.flatMap((word) =>
      flagWords.has(word)
        ? [`${name} ${verb} would add a package named ${word}: a flag begins with dashes, such as ${dev}.`]
        : wrongPackage(word, facts),
    ),
  ];
}

function isWrongFlag(word: string, { dev }: Manager): boolean {
  if (!word.startsWith('-') || dev.includes(word)) return false;
  return devFlags.has(word) || dev.some((known) => isSlip(word, known));
}

/** Whether a word in a command is a package name, with or without a version. */
function isPackage(word: string): boolean {
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:@[\w.^~*-]+)?$/i.test(word);
}

function wrongPackage(word: string, facts: Facts): string[] {
  const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  const installed = installedVersions();
  if (!installed.has(name)) return misspelledPackage(name);
  return version === undefined ? [] : wrongVersion(name, version, facts);
}

/**
 * Returns a message about a package name that differs by one letter from that of an installed package. Empty for any
 * other name.
 */
export function misspelledPackage(name: string): string[] {
  const installed = installedVersions();
  const meant = installed.has(name) ? undefined : [...installed.keys()].find((known) => isMeant(name, known));
  return meant === undefined ? [] : [`There is no package ${name} here. Did you mean ${meant}?`];
}

/** Whether a name is a misspelled installed package rather than another package with a similar name. */
function isMeant(name: string, known: string): boolean {
  return known[0] === name[0] && known.replaceAll('-', '') !== name.replaceAll('-', '') && isSlip(name, known);
}

/**
 * Returns a message about a package version that doesn't exist. For webpack 5, the list of releases decides; for other
 * packages, the major version must not be larger than the installed one.
 */
function wrongVersion(name: string, written: string, { releases }: Facts): string[] {
  const wanted = /^[\^~]?(\d+)((?:\.\d+)*)$/.exec(written);
  if (!wanted) return [];
  const newest = installedVersions().get(name) ?? '';
  const [, major = '', rest = ''] = wanted;
  const known = name === 'webpack' && major === '5' ? releases.map(({ version }) => version) : undefined;
  const exists = known
    ? known.some((version) => version === `5${rest}` || version.startsWith(`5${rest}.`))
    : Number(major) <= Number(newest.split('.', 1)[0]);
  return exists ? [] : [`There is no ${name} ${written}: the newest version that is known here is ${newest}.`];
}

let versions: Map<string, string> | undefined;

/** Returns the versions of installed packages, by name. */
function installedVersions(): Map<string, string> {
  if (versions === undefined) {
    const locked = readLockedPackages();
    versions = new Map(topPackages(locked).map((name) => [name, locked[`node_modules/${name}`]?.version ?? '']));
  }
  return versions;
}
