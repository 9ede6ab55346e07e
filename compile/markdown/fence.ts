import { didYouMean } from '../../src/model/nearest.ts';
import type { FenceAttributes } from '../types.ts';

/** Attributes of a code fence that have no value. */
const flags = [
  'hidden',
  'config',
  'run',
  'output',
  'excerpt',
  'assert',
  'fails',
  'background',
  'stop',
  'fold',
  'nofold',
] as const;
/** Attributes of a code fence whose value is a string. */
const texts = ['title', 'project', 'from', 'until', 'exempt'] as const;
/** Attributes of a code fence whose value is a list of line numbers in braces. */
const ranges = ['ins', 'del'] as const;

const known: readonly string[] = [...flags, ...texts, ...ranges];
/**
 * Code fence attributes used on other sites, which are ignored because install commands get package manager tabs
 * anyway.
 */
const needless: readonly string[] = ['npm2yarn'];

/**
 * Matches a single attribute of a code fence: `{1,3-4}`, `name="text"`, `name='text'`, `name={3}`, `name=text` or
 * `name`.
 */
const attribute = /\s*(?:\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{}]+)))?(?=\s|\{|$)|(\S+))/y;

/**
 * Parses the info string of a code fence. Attributes are listed in `docs/writing.md`.
 *
 * @param info everything after the backticks: `js title="src/index.js" {2,4-6}`
 * @returns the valid attributes, and a message for each invalid one
 */
export function parseFenceInfo(info: string): { attributes: FenceAttributes; problems: string[] } {
  const problems: string[] = [];
  const [, written = '', rest = ''] = /^([^\s{]*)([^]*)$/.exec(info.trim()) ?? [];
  const attributes: FenceAttributes = {
    ...language(written.includes('=') ? '' : written),
    hidden: false,
    config: false,
    run: false,
    output: false,
    excerpt: false,
    assert: false,
    fails: false,
    background: false,
    stop: false,
    highlight: [],
    ins: [],
    del: [],
  };

  attribute.lastIndex = 0;
  const source = written.includes('=') ? info.trim() : rest.trimEnd();
  if (written.includes('=')) problems.push('A fence begins with its language: ```js title="…", or ```text.');
  while (attribute.lastIndex < source.length) {
    const [, lines, name, double, single, braced, bare, stray] = attribute.exec(source) ?? [];
    if (lines !== undefined) attributes.highlight = lineNumbers(lines, problems);
    else if (name !== undefined) setAttribute(name, double ?? single ?? bare, braced);
    else {
      problems.push(`The fence attribute ${stray ?? source} cannot be read. Write name, name="text", or {1,3-4}.`);
      if (stray === undefined) break;
    }
  }
  return { attributes, problems };

  function setAttribute(name: string, text: string | undefined, braced: string | undefined): void {
    if (isOneOf(name, ranges)) {
      if (braced === undefined) problems.push(`The fence attribute ${name} takes line numbers: ${name}={2,4-6}.`);
      else attributes[name] = lineNumbers(braced, problems);
    } else if (isOneOf(name, texts)) {
      if (text === undefined || text === '')
        problems.push(`The fence attribute ${name} needs a text value: ${name}="…".`);
      else attributes[name] = text;
    } else if (isOneOf(name, flags)) {
      if (text !== undefined || braced !== undefined) problems.push(`The fence attribute ${name} takes no value.`);
      if (name === 'fold' || name === 'nofold') attributes.fold = name === 'fold';
      else attributes[name] = true;
    } else if (!needless.includes(name)) {
      problems.push(`A fence has no attribute ${name}.${didYouMean(name, known)}`);
    }
  }
}

function language(written: string): Pick<FenceAttributes, 'lang' | 'links' | 'details'> {
  const [lang = '', ...features] = written.toLowerCase().split('-with-');
  return { lang: lang || 'text', links: features.includes('links'), details: features.includes('details') };
}

/** Expands ranges of line numbers in a code fence's attribute: `2,4-6` becomes `[2, 4, 5, 6]`. */
function lineNumbers(text: string, problems: string[]): number[] {
  return text.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first || last - first > 10_000) {
      problems.push(`{${text}} in a fence must be line numbers such as {2,4-6}.`);
      return [];
    }
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

function isOneOf<T extends string>(name: string, names: readonly T[]): name is T {
  return (names as readonly string[]).includes(name);
}
