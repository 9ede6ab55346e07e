import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import { type CodeSpan, codeSpans } from './code-spans.ts';
import { misspelledPackage, wrongCommands } from './commands.ts';
import type { Finding } from './finding.ts';
import { unknownFlags } from './flags.ts';
import { type KnownNames, knownNames } from './known-names.ts';
import { closedValues } from './listed-values.ts';
import { parseExample } from './parse-example.ts';
import { optionsOfPlugin, unknownPluginOptions } from './plugin-options.ts';
import { refusalOf } from './refused-values.ts';
import { isSlip } from './slip.ts';

/**
 * Finds names in inline code that webpack doesn't have: hooks, members of its objects, option paths and values, plugin
 * options, flags, and words that differ from a name by one letter. Also finds names from old versions, unless the text
 * says that they are old.
 *
 * @param page source of the page, and path of its file
 */
export function unknownProseNames({ text, file }: { text: string; file: string }, facts: Facts): Finding[] {
  const known = knownNames(facts);
  // Pages about old webpack versions may contain the names of their options.
  const isOfOldVersions = /(?:^|\/)content\/(?:migrate|blog)\//.test(file);
  return codeSpans(text).flatMap((span) =>
    [
      ...hooksIn(span, known),
      ...membersIn(span, known),
      ...optionIn(span, known, facts),
      ...pluginOptionsIn(span, facts),
      ...flagIn(span, facts),
      ...wrongCommands(span.code, facts).map(({ message }): Named => ({ message })),
      ...packagesIn(span).map((message): Named => ({ message })),
      ...slipIn(span, known, text),
    ]
      .filter(({ isOld }) => !isOld || !(isOfOldVersions || saysOld(span)))
      .map(({ message }) => ({ line: span.line, message })),
  );
}

/** A name on a page that webpack doesn't have. */
interface Named {
  message: string;
  /** Whether the unknown name could be from an older version of webpack. */
  isOld?: boolean;
}

function hooksIn({ code }: CodeSpan, { hooks }: KnownNames): Named[] {
  return [...code.matchAll(/(?<![\w$.])[\w$]+(?:\.[\w$]+)*\.hooks\.(\w+)/g)]
    .filter(([, name]) => !hooks.includes(name!))
    .map(([, name]) => ({ message: `webpack has no hook ${name}.${didYouMean(name!, hooks)}` }));
}

/** Maps the variable names that pages use for webpack's objects, such as `compiler`, to the classes of the objects. */
const classes: Readonly<Record<string, readonly string[]>> = {
  compiler: ['Compiler', 'MultiCompiler'],
  multiCompiler: ['MultiCompiler'],
  compilation: ['Compilation'],
  chunk: ['Chunk'],
  chunkGraph: ['ChunkGraph'],
  chunkGroup: ['ChunkGroup'],
  entrypoint: ['Entrypoint', 'ChunkGroup'],
  moduleGraph: ['ModuleGraph'],
  normalModuleFactory: ['NormalModuleFactory'],
  contextModuleFactory: ['ContextModuleFactory'],
  watching: ['Watching', 'MultiWatching'],
  multiStats: ['MultiStats'],
  Compiler: ['Compiler'],
  Compilation: ['Compilation'],
  MultiCompiler: ['MultiCompiler'],
  ChunkGraph: ['ChunkGraph'],
  ModuleGraph: ['ModuleGraph'],
};

function membersIn({ code }: CodeSpan, { members, hooks }: KnownNames): Named[] {
  return [...code.matchAll(/(?<![\w$./-])(\w+)\.(\w+)\b(?!!)/g)].flatMap(([, holder = '', member = '']) => {
    const owners = Object.hasOwn(classes, holder) ? classes[holder]! : [];
    const names = owners.flatMap((owner) => [...(members.get(owner) ?? [])]);
    if (owners.length === 0 || names.includes(member) || hooks.includes(member)) return [];
    const message = `${owners[0]} has no member ${member}.${didYouMean(member, names)}`;
    return [{ message, isOld: !names.some((name) => isSlip(member, name)) }];
  });
}

const optionPath = /^([a-z]\w*(?:\[\d*\])?(?:(?:\.[\w$-]+|\["[^"]+"\]|\['[^']+'\])(?:\[\d*\])?)*)(?:: *(.*))?$/;

/** First segments of option paths, such as `module`, that usually mean something else in prose. */
const ambiguous = new Set([
  'module',
  'stats',
  'node',
  'context',
  'cache',
  'name',
  'target',
  'entry',
  'plugins',
  'loader',
]);

function optionIn({ code, inHeading }: CodeSpan, known: KnownNames, facts: Facts): Named[] {
  const [, written, value] = optionPath.exec(code) ?? [];
  if (written === undefined) return [];
  const place = written.replaceAll(/\[["']([^"']+)["']\]/g, '.$1');
  const parts = place.replaceAll(/\[\d*\]/g, '').split('.');
  if (!known.roots.has(parts[0]!)) return misspelledRoot(parts, known);
  const path = parts.join('.');
  // If a deprecated name is in a heading, the page already shows that it is deprecated.
  if (known.old.has(path))
    return inHeading
      ? []
      : [{ message: `${path} is an option of old versions: say so, or name what took its place.`, isOld: true }];
  if (parts.length === 1) return value === undefined ? [] : wrongValue(place, value, facts);
  if (known.isOption(parts)) return value === undefined ? [] : wrongValue(place, value, facts);
  if (facts.byId.has(`plugin:${path}`) || facts.ofKind('plugin').some(({ name }) => path.startsWith(`${name}.`)))
    return [];
  const at = parts.findIndex((_, index) => !known.isOption(parts.slice(0, index + 1)));
  const [wrong = '', siblings] = [parts[at], known.optionsBelow(parts.slice(0, at))];
  const isAmbiguous = ambiguous.has(parts[0]!);
  if (isAmbiguous && !siblings.some((name) => isSlip(wrong, name))) return [];
  return [
    {
      message: `There is no option ${path}.${didYouMean(wrong, siblings)}`,
      isOld: !siblings.some((name) => isSlip(wrong, name)) || wrong.length < longEnough,
    },
  ];
}

/** Finds an option path whose first segment is misspelled by one letter. */
function misspelledRoot([first = '', ...rest]: string[], known: KnownNames): Named[] {
  if (rest.length === 0) return [];
  const root = [...known.roots].find((name) => isSlip(first, name) && known.isOption([name, ...rest]));
  if (root === undefined) return [];
  return [{ message: `There is no option ${[first, ...rest].join('.')}. Did you mean ${[root, ...rest].join('.')}?` }];
}

/** webpack options whose values aren't checked in prose, because their names usually refer to something else. */
const meantElsewhere: ReadonlySet<string> = new Set(['module', 'node', 'context', 'name', 'loader', 'stats']);

function wrongValue(path: string, written: string, facts: Facts): Named[] {
  const [, value] = /^["']([^"']*)["']$/.exec(written) ?? [];
  const values = closedValues(`option:${path}`, facts);
  if (value !== undefined && values?.includes(value)) return [];
  if (value !== undefined && values)
    return [{ message: `${path} does not take "${value}".${didYouMean(value, values)}`, isOld: true }];
  const message = meantElsewhere.has(path) ? undefined : refusalOf(path, written);
  return message === undefined ? [] : [{ message, isOld: true }];
}

function pluginOptionsIn({ code }: CodeSpan, facts: Facts): Named[] {
  const [, name = '', option = ''] = /^(?:webpack\.)?(?:\w+\.)?(\w+Plugin)\.(\w+)$/.exec(code) ?? [];
  const options = optionsOfPlugin(name, facts);
  const meant = options.includes(option) ? undefined : options.find((each) => isSlip(option, each));
  if (meant !== undefined) return [{ message: `${name} has no option ${option}. Did you mean ${meant}?` }];
  if (!/Plugin\(\{/.test(code)) return [];
  const tree = parseExample(`(${/^new /.test(code) ? code : `new ${code}`})`);
  return tree ? unknownPluginOptions(tree, facts) : [];
}

function flagIn({ code }: CodeSpan, facts: Facts): Named[] {
  if (/^(?:npx )?webpack(?: |$)/.test(code))
    return unknownFlags(code, facts).map(({ message }) => ({ message, isOld: true }));
  const [flag] = /^--[a-z][\w-]+/.exec(code) ?? [];
  if (flag === undefined || flag.endsWith('-')) return [];
  const flags = facts.ofKind('cli').map(({ name }) => name);
  if (flags.includes(flag) || flags.includes(flag.replace(/^--no-/, '--'))) return [];
  // Report only likely typos, because the flag may belong to a command other than webpack-cli.
  const slip = flags.find((name) => isSlip(flag, name));
  return slip === undefined ? [] : [{ message: `webpack-cli has no flag ${flag}. Did you mean ${slip}?`, isOld: true }];
}

/** Matches names of packages that consist of several words joined by hyphens. */
const packageName = /^(?:@[\w-]+\/)?[a-z]\w*(?:-\w+)+$/;

function packagesIn({ code }: CodeSpan): string[] {
  return packageName.test(code) ? misspelledPackage(code) : [];
}

/** Minimum length in characters of an unknown word that counts as a typo if it differs by one letter. */
const longEnough = 8;

function slipIn({ code }: CodeSpan, { words }: KnownNames, text: string): Named[] {
  const [, word] = /^(?:webpack\.)?([a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+|__\w+__)(?:\(\))?$/.exec(code) ?? [];
  if (word === undefined || word.length < longEnough || words.has(word)) return [];
  const meant = [...words].find((name) => isSlip(word, name));
  // Skip words that occur several times on the page, because the reader's code or another package defines them.
  const isUsed = text.split(new RegExp(String.raw`\b${word}\b`)).length > 2;
  return meant === undefined || isUsed ? [] : [{ message: `webpack has no ${word}. Did you mean ${meant}?` }];
}

/** Matches words that say that an option or another name was removed or doesn't exist. */
const old =
  /\b(?:removed?|removal|old(?:er)?|former(?:ly)?|earlier|previous(?:ly)?|no longer|renamed?|replace[sd]?|legacy|deprecat\w*|dropped|gone|used to|instead|moved|until|before|obsolete|unknown|no such|does not exist|doesn[’']t exist|lacks?|has no|have no|rejects?|webpack [1-4]\b|version [1-4]\b|5\.\d+)/i;

function saysOld({ sentence, above }: CodeSpan): boolean {
  return old.test(sentence) || old.test(above);
}
