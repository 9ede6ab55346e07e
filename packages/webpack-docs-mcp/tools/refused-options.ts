import { nearest } from '../../../src/model/nearest.ts';
import { type OptionIndex, pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import type { KeyPath } from '../../../tools/configuration-explorer/model/answer.ts';
import { optionsOf } from '../configuration/checked.ts';
import type { Library } from '../library/library.ts';
import { oldValuesOf } from '../library/old-values.ts';
import type { PackagedFact, PackagedPage } from '../library/package-data.ts';
import {
  lettersOf,
  movedOption,
  type PackageOption,
  packageOption,
  pageOfPackage,
} from '../library/package-options.ts';
import { absolute, withShortLinks } from './addresses.ts';
import { factLines } from './fact-text.ts';
import { removedWords } from './removed-words.ts';
import { lastPart } from '../../../src/model/last-part.ts';

/**
 * Matches the validation message `configuration.module has an unknown property 'loaders'. These properties are valid:`,
 * followed by the properties.
 */
const unknown =
  /\b(configuration|options)([\w.[\]]*) has an unknown property '([^'\n]{1,100})'(?:[^{]*object \{([^}]*)\})?/;

/**
 * Matches the validation messages `options.proxy should be an array:` and `options[0] misses the property 'patterns'.
 * Should be:`.
 */
const wrong =
  /^\s*(?:- )?(configuration|options)([\w.[\]]*) (?:(should (?:be|match|not)\b[^\n]*?)|misses the property '([^'\n]{1,100})'[^\n]*?)[.:]?$/m;

const { didYouMean } = TEXTS.configurationExplorer;

/** The package, such as a loader or plugin, whose options a validation message is about. */
interface Owner {
  options: OptionIndex;
  /** Path of the package's options in a webpack configuration. */
  above: KeyPath;
  /** Name of the loader or plugin in its validation messages, or undefined for webpack and webpack-dev-server. */
  package: string | undefined;
}

/**
 * Explains each option that a validation message rejects, one per line. For an unknown option, the line says what
 * became of it, or which valid name is similar if the message doesn't suggest one itself. For a wrong value, it says
 * what the option accepts, and what became of values that were valid earlier.
 */
export function refusedOptionsIn(library: Library, text: string): string[] {
  const [, name] = /\b([A-Z][\w ]*) has been initialized\b/.exec(text) ?? [];
  const lines = text
    .split(/^\s*- (?=configuration|options)/m)
    .flatMap((item) => unknownIn(library, name, item) ?? wrongIn(library, name, item) ?? []);
  return [...new Set(lines)].slice(0, 8);
}

function ownerOf(library: Library, root: string, name: string | undefined, key: string): Owner {
  const options = optionsOf(library);
  if (root === 'configuration') return { options, above: [], package: undefined };
  // A single line of a validation message doesn't name the package. If the option was removed from webpack-dev-server,
  // the message is about webpack-dev-server.
  const isOfServer = name === undefined ? options.removed(['devServer', key]) : /^dev server$/i.test(name);
  return isOfServer
    ? { options, above: ['devServer'], package: undefined }
    : { options, above: [], package: name ?? '' };
}

function unknownIn(library: Library, name: string | undefined, item: string): string[] | undefined {
  const [, root, inside = '', key = '', valid = ''] = unknown.exec(item) ?? [];
  if (root === undefined) return undefined;
  const owner = ownerOf(library, root, name, key);
  const above = [...owner.above, ...keysOf(inside)];
  const shown = pathText([...above, key]);
  const removed = owner.package === undefined ? owner.options.removed([...above, key]) : undefined;
  if (removed) return [`- \`${shown}\`: ${removedWords(removed)}${addressed(library, removed.url)}`];
  const meant = /\bDid you mean\b/.test(item) ? undefined : nearest(key, valid.match(/[\w$]+(?=\?)/g) ?? []);
  const page = owner.package === undefined ? undefined : pageOfPackage(library.pages().values(), owner.package);
  if (meant !== undefined) {
    const url = owner.package === undefined ? owner.options.near([...above, meant])?.url : page?.url;
    return [`- \`${shown}\`: ${didYouMean(pathText([...above, meant]))}${addressed(library, url)}`];
  }
  if (!page) return [];
  const become = movedOption(library.pages().values(), page, key);
  if (become) return [`- \`${shown}\`: ${withShortLinks(library, become.says)} ${absolute(library, become.url)}`];
  const moved = headedOption(page, key);
  if (moved?.name !== undefined && moved.name !== shown)
    return [
      `- \`${shown}\`: ${page.title} has it as \`${moved.name}\`: ${absolute(library, `${page.url}#${moved.id}`)}`,
    ];
  return [`- \`${shown}\`: ${page.title} has no such option: ${absolute(library, page.url)}`];
}

function wrongIn(library: Library, name: string | undefined, item: string): string[] | undefined {
  const [, root, inside = '', should = '', missed] = wrong.exec(item) ?? [];
  if (root === undefined) return undefined;
  const own = [...keysOf(inside), ...(missed === undefined ? [] : [missed])];
  const [key] = own;
  if (key === undefined) return undefined;
  const owner = ownerOf(library, root, name, String(key));
  const told =
    owner.package === undefined
      ? optionTold(library, owner, own)
      : (pluginOptionTold(library, owner.package, own) ?? packageOptionTold(library, owner.package, own));
  if (!told) return undefined;
  // The accepted values follow on the next lines of the validation message.
  const wrongly =
    missed === undefined
      ? should.replace(/^should be one of these$/, 'has a value that it doesn’t take')
      : 'is required';
  return [`- \`${pathText([...owner.above, ...own])}\` ${wrongly}.${addressed(library, told.url)}`, ...told.lines];
}

/** Formats a URL to append to a sentence, preceded by a space. */
function addressed(library: Library, url: string | undefined): string {
  return url === undefined ? '' : ` ${absolute(library, url)}`;
}

/** Lines about the values that an option accepts, and the URL of the page that documents them. */
interface Told {
  url: string | undefined;
  lines: string[];
}

/**
 * Looks up an option of webpack or webpack-dev-server. If the option isn't documented, the URL is that of the nearest
 * parent option.
 */
function optionTold(library: Library, owner: Owner, own: KeyPath): Told | undefined {
  const path = [...owner.above, ...own];
  const fact = library.fact(owner.options.at(path)?.id ?? '');
  const guide = library.pages().get(owner.above.length > 0 ? '/configuration/dev-server/' : '/migrate/5/');
  const old = guide ? oldValuesOf(guide, pathText(own)) : [];
  const url = fact?.url ?? owner.options.near(path)?.url;
  if (url === undefined) return undefined;
  return { url, lines: [...factsTold(fact), ...old.map((row) => `  - ${withShortLinks(library, row)}`)] };
}

function pluginOptionTold(library: Library, owner: string, own: KeyPath): Told | undefined {
  const shown = shownName(own);
  const isOfOwner = (name: string): boolean =>
    name.endsWith(`.${shown}`) &&
    lettersOf(
      name
        .slice(0, -shown.length - 1)
        .split('.')
        .at(-1) ?? '',
    ) === lettersOf(owner);
  const fact = library.facts().find(({ kind, name }) => kind === 'plugin-option' && isOfOwner(name));
  return fact && { url: fact.url, lines: factsTold(fact) };
}

/** Looks up an option of a loader or plugin whose README is a page of the site. */
function packageOptionTold(library: Library, owner: string, own: KeyPath): Told | undefined {
  const page = pageOfPackage(library.pages().values(), owner);
  if (!page) return undefined;
  const found = headedOption(page, lastPart(shownName(own)));
  return found ? { url: `${page.url}#${found.id}`, lines: typeLines(found.markdown) } : { url: page.url, lines: [] };
}

function factsTold(fact: PackagedFact | undefined): string[] {
  const lines = fact ? factLines(fact, {}) : [];
  return lines.filter((line) => /^- (?:Type|Default|If not set|Example)\b/.test(line)).map((line) => `  ${line}`);
}

/**
 * Formats the path of an option as the documentation writes it, without array indexes. Validation messages contain
 * indexes because a plugin's arguments are validated as an array (`options[0].patterns`).
 */
function shownName(own: KeyPath): string {
  return pathText(own.filter((key) => typeof key === 'string'));
}

/** Reads the type and default of an option from a section of a README. */
function typeLines(markdown: string): string[] {
  const [, inLine, inBlock] = /^Type:\s*(?:(`[^`\n]+`)|```ts\n([^]*?)\n```)/m.exec(markdown) ?? [];
  const type = inLine ?? (inBlock && `\`${inBlock.replaceAll(/\s+/g, ' ').replaceAll(/^type \w+ = |;$/g, '')}\``);
  const [, byDefault] = /^Default: (.+)$/m.exec(markdown) ?? [];
  return [...(type ? [`  - Type: ${type}`] : []), ...(byDefault ? [`  - Default: ${byDefault}`] : [])];
}

/** Finds a loader's or plugin's option that has a heading on the README page. */
function headedOption(page: PackagedPage, key: string): PackageOption | undefined {
  const found = packageOption([page], `${page.url.split('/')[2]} ${key}`);
  return found?.name === undefined ? undefined : found;
}

/** Converts the path of an option, such as `.module.rules[0]`, to keys. */
function keysOf(path: string): KeyPath {
  return (path.match(/[\w$]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
