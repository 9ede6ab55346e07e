import { z } from 'zod';
import type { PackagedFact } from '../library/package-data.ts';
import { optionsOf } from '../configuration/checked.ts';
import { factsNamed, keysIn, ownKeysIn } from '../library/find-facts.ts';
import type { Library } from '../library/library.ts';
import { bytesOf, cut, partsOf } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted, shortened } from '../library/fit.ts';
import {
  movedOption,
  optionsOn,
  packageAndName,
  type PackageOption,
  packageOption,
} from '../library/package-options.ts';
import { removedIn } from '../library/removed-names.ts';
import { sectionsOf } from '../library/sections.ts';
import type { SearchResult } from '../../../src/search-engine/search.ts';
import { absolute, withShortLinks } from './addresses.ts';
import { defaultText, factLines, kindWords } from './fact-text.ts';
import { type Answer, docsTool, Refusal } from './tool.ts';

/** Tool that returns everything known about an option, hook, plugin, or other name. */
export const option = docsTool(
  {
    name: 'option',
    title: 'Look up an option or another name',
    description:
      'Type, default by mode and target, first version, example, and description of an option of webpack, of its plugins, of webpack-dev-server, or of a loader or plugin with a package of its own; also of a hook, plugin, flag, error class, variable, magic comment, or member of the API.',
    input: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(300)
        .describe(
          'name or path, whole or its end: output.html, splitChunks.minSize, devServer.client.overlay, Compiler.emit, --mode, css-loader localIdentName',
        ),
      mode: z
        .enum(['production', 'development', 'none'])
        .optional()
        .describe('the mode that the default is wanted for'),
      target: z.string().trim().max(50).optional().describe('the target that the default is wanted for: web, node'),
    }),
  },
  async ({ name, mode, target }, { library, room }) => {
    const [found, ...others] = namesIn(name).flatMap((one) => factsNamed(library.facts(), one));
    const around = found ? undefined : optionAround(library, name);
    const first = found ?? around?.meant;
    if (!first)
      return (
        ofPackage(library, name, room) ??
        removedName(library, name, room) ??
        (await withHeading(library, name, room, around?.fact))
      );
    const url = first.url && absolute(library, first.url);
    const head = [
      `# \`${first.name}\` (${kindWords[first.kind]})`,
      ...(url ? [`Source: ${url}`] : []),
      '',
      ...(first.kind === 'cli' && first.name !== name && name.startsWith('--no-')
        ? [`- \`${name}\` sets it to \`false\``]
        : []),
      ...(around ? [aroundLine(around, name)] : ownKeysLine(first.name, namesIn(name).at(-1) ?? name)),
      ...factLines(withSince(library, first), { mode, target }),
      ...turnedOff(library, first, { mode, target }),
      ...partsLine(library, first),
    ].join('\n');
    const also = otherPlaces(others);
    const left = Math.min(room - bytesOf(head) - bytesOf(also), room / 2);
    const said = left > 200 ? descriptionOf(library, first, left) : '';
    return {
      text: cut([head, said, also].filter((part) => part !== '').join('\n\n'), room),
      addresses: url === undefined ? [] : [url],
    };
  },
);

/**
 * Returns the queried name as given and, if it contains spaces, also with dots between its words
 * (`BannerPlugin.banner`).
 */
function namesIn(name: string): string[] {
  return /\s/.test(name) ? [name, name.replaceAll(/[\s.]+/g, '.')] : [name];
}

/** Returns a line that says which keys in a queried path the reader chooses, such as the name of an entry point. */
function ownKeysLine(name: string, asked: string): string[] {
  const keys = ownKeysIn(name, asked);
  return keys.length === 0 ? [] : [`- \`<key>\`: a name that you choose, here \`${cut(keys.join('`, `'), 200)}\``];
}

/** A documented option whose value contains the queried path. */
interface Around {
  fact: PackagedFact;
  /**
   * The option to describe for the queried path. It is the same option one level up (`resolve.fullySpecified` for
   * `resolve.byDependency.esm.fullySpecified`), or the containing option if its keys are free (`loader` for
   * `loader.environment.const`). Undefined if the containing option can't have such a key.
   */
  meant: PackagedFact | undefined;
}

function optionAround(library: Library, name: string): Around | undefined {
  const path = keysIn(name.trim());
  const fact = path.length < 2 ? undefined : library.fact(optionsOf(library).near(path)?.id ?? '');
  if (!fact) return undefined;
  const keys = keysIn(fact.name);
  const above = keys.slice(0, keys.at(-1) === '<key>' ? -2 : -1);
  const oneUp = [...above, ...path.slice(keys.length)];
  const repeated = path.length > keys.length && above.length > 0 ? optionsOf(library).at(oneUp) : undefined;
  return { fact, meant: library.fact(repeated?.id ?? '') ?? (hasKnownKeys(library, fact) ? undefined : fact) };
}

function aroundLine({ fact, meant }: Around, name: string): string {
  const asked = `\`${cut(name, 200)}\``;
  return fact === meant
    ? `- ${asked} is inside its value, and has no entry of its own`
    : `- ${asked} is this option inside of \`${fact.name}\``;
}

/**
 * Whether webpack defines which keys an option's value may have. That is the case if its keys are options themselves,
 * or if its value isn't an object, apart from lists of objects.
 */
function hasKnownKeys(library: Library, { kind, name, type = '' }: PackagedFact): boolean {
  const withoutLists = type.replaceAll(/(?:\([^()]*\)|\{[^{}]*\}|\w+)\[\]/g, '');
  const isObject = /object\b|\{ \[key/i.test(withoutLists);
  const below = library.facts().filter((fact) => fact.kind === kind && fact.name.startsWith(`${name}.`));
  return !isObject || (below.length > 0 && !below.some((fact) => fact.name.startsWith(`${name}.<key>`)));
}

/** Returns a note if an option has no effect by default, because the option that contains it defaults to `false`. */
function turnedOff(
  { fact }: Library,
  { kind, parent }: PackagedFact,
  asked: Parameters<typeof defaultText>[1],
): string[] {
  const above = kind === 'option' && parent !== undefined ? fact(parent) : undefined;
  if (above?.default === undefined) return [];
  const value = defaultText(above.default, asked);
  return /`false`/.test(value) ? [`- Default of \`${above.name}\`, without which it has no effect: ${value}`] : [];
}

/** Adds to a command-line flag the version since which it exists, taken from the option that the flag sets. */
function withSince({ fact }: Library, one: PackagedFact): PackagedFact {
  const since = one.kind === 'cli' && !one.since ? fact(one.sameAs?.[0] ?? '')?.since : undefined;
  return since === undefined ? one : { ...one, since };
}

/** Lists the names of options or members nested in an option or class. */
function partsLine(library: Library, { id, name }: PackagedFact): string[] {
  const parts = library.facts().flatMap((fact) => (fact.parent === id ? [fact.name] : []));
  if (parts.length === 0) return [];
  const short = parts.map((part) => `\`${part.startsWith(`${name}.`) ? part.slice(name.length + 1) : part}\``);
  return [`- Has: ${cut(short.join(', '), 700)}`];
}

/** Lists other options, hooks, and so on with the same name. */
function otherPlaces(others: readonly PackagedFact[]): string {
  const shown = others.filter(({ kind }) => kind !== 'cli' && kind !== 'declaration').slice(0, 6);
  if (shown.length === 0) return '';
  return `Also named so:\n${shown.map(({ id, kind }) => `- \`${id}\` (${kindWords[kind]})`).join('\n')}`;
}

/**
 * Returns the documentation of an option, hook, and so on: its table row, or its section without the properties that
 * the answer lists already.
 */
function descriptionOf(library: Library, fact: PackagedFact, room: number): string {
  if (fact.says) return cut(withShortLinks(library, fact.says), room);
  // Omit the documentation of a removed option, because the answer already says what to do, and the address may lead to
  // a table about all removed options.
  if (fact.kind === 'removed') return '';
  const [path = '', id] = (fact.url ?? '').split('#');
  const page = library.pages().get(path);
  const section = page && sectionsOf(page.markdown).find((one) => one.id === id);
  if (!section) return '';
  const [, ...rest] = section.markdown.split('\n');
  const [first, ...others] = partsOf(withShortLinks(library, withoutFacts(rest.join('\n').trim())), room);
  if (first === undefined) return '';
  return others.length > 0 ? `${first}\n\n(Goes on: read the address above.)` : first;
}

/** Removes the lists of properties, such as type and default, at the beginning of a section. */
function withoutFacts(text: string): string {
  const [, list = ''] = /^((?:\s*[-*] .*(?:\n|$))+)/.exec(text) ?? [];
  const isFacts =
    /^[-*] (?:Type|Default|Hook|Signature|Since|If not set|Example)\b|^\s*[-*] .*\b(?:otherwise|in (?:production|development))\b/m;
  return isFacts.test(list) ? withoutFacts(text.slice(list.length).trim()) : text;
}

/** Returns the description of a loader's or plugin's option from its README page. */
function ofPackage(library: Library, name: string, room: number): Answer | undefined {
  const pages = [...library.pages().values()];
  const found = packageOption(pages, name);
  if (!found) {
    const asked = packageAndName(pages, name);
    return movedFrom(library, asked) ?? unknownOf(library, asked);
  }
  const head = found.name === undefined ? '' : `# \`${found.name}\` (option of ${found.page.title})\n`;
  return sectionAnswer(library, found, room, head);
}

/** Returns what became of an option that a loader or plugin no longer has. */
function movedFrom(library: Library, { page, name }: ReturnType<typeof packageAndName>): Answer | undefined {
  const become = page && name !== undefined ? movedOption(library.pages().values(), page, name) : undefined;
  if (!become) return undefined;
  const url = absolute(library, become.url);
  return {
    text: `${page?.title} has no option \`${name}\`. ${withShortLinks(library, become.says)}\nSource: ${url}`,
    addresses: [url],
  };
}

/**
 * Rejects a query for an option that the README page of the loader or plugin in the query doesn't have.
 *
 * @throws Refusal that lists the options on the page
 */
function unknownOf(library: Library, { page, name }: ReturnType<typeof packageAndName>): undefined {
  const isOfWebpack = library.facts().some(({ kind, url }) => kind === 'plugin' && page && url?.startsWith(page.url));
  if (!page || name === undefined || isOfWebpack) return undefined;
  const options = optionsOn(page);
  const has = options.length === 0 ? '' : ` It has \`${options.join('`, `')}\`.`;
  throw new Refusal(
    `${page.title} has no option \`${cut(name, 200)}\`.${cut(has, 1500)}\nSource: ${absolute(library, page.url)}`,
  );
}

/** Returns the row or section of a migration guide about a removed flag or plugin. */
function removedName(library: Library, name: string, room: number): Answer | undefined {
  const found = removedIn(library.pages().values(), name);
  if (!found) return undefined;
  const gone = `webpack ${library.about.versions.webpack} has no \`${found.name}\` any more.\n`;
  return sectionAnswer(library, found, room, gone);
}

/**
 * Returns the section whose heading is the queried name (`Rule.parser.dataUrlCondition`).
 *
 * @param around the option that would contain the name
 * @throws Refusal with the closest matches if there is none
 */
async function withHeading(
  library: Library,
  name: string,
  room: number,
  around: PackagedFact | undefined,
): Promise<Answer> {
  const results = await (await library.search()).find(name, { limit: 5 });
  const plain = (text: string): string => text.replaceAll('`', '').trim().toLowerCase();
  const named = results.find(({ heading, url }) => plain(heading) === plain(name) && url.includes('#'));
  const [path = '', id] = named?.url.split('#') ?? [];
  const page = library.pages().get(path);
  const section = page && sectionsOf(page.markdown).find((one) => one.id === id);
  if (section) return sectionAnswer(library, { page, id, markdown: section.markdown }, room);
  throw new Refusal([unknownName(library, name, results), around ? keysOf(library, around) : ''].join('\n\n').trim());
}

/** Lists the keys of an option, for a reader who asked for a key that the option doesn't have. */
function keysOf(library: Library, fact: PackagedFact): string {
  const [has = ''] = partsLine(library, fact);
  return `\`${fact.name}\` has no such key. ${has.replace('- ', '')}\nSource: ${absolute(library, fact.url ?? '')}`;
}

/**
 * Formats the description of an option as an answer. @param before text before the link to the source, including its
 * line break; may be empty
 */
function sectionAnswer(library: Library, { page, id, markdown }: PackageOption, room: number, before = ''): Answer {
  const url = absolute(library, id === undefined ? page.url : `${page.url}#${id}`);
  const head = `${before}Source: ${url} (${page.title})\n\n`;
  const { text, isWhole } = shortened(withShortLinks(library, markdown), room - bytesOf(head) - 60);
  return { text: `${head}${text}${isWhole ? '' : '\n\n(Goes on: read the address above.)'}`, addresses: [url] };
}

function unknownName(library: Library, name: string, results: readonly SearchResult[]): string {
  const near = results.map(({ url, title, heading }) => `- ${heading || title}: ${absolute(library, url)}`);
  const [asked = ''] = /^[\w@/-]+-(?:loader|plugin)\b/.exec(name) ?? [];
  const isDocumented = asked === '' || [...library.pages().keys()].some((url) => url.split('/')[2] === asked);
  const said = isDocumented
    ? `webpack ${library.about.versions.webpack} has nothing called ${cut(JSON.stringify(name), 200)}.`
    : `The options of ${cut(asked, 100)} aren’t documented here: look in the README of the package.`;
  return near.length === 0
    ? `${said} Send the name of an option, such as output.path, or use the tool search.`
    : `${said} Closest places:\n${fitted(near, 2500, () => '')}`;
}
