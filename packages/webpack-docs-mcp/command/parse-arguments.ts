/** Parses the command line of `webpack-docs`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '../tools/tool.ts';

/** Parsed command line of `webpack-docs`: a tool with its arguments, or a request for the help or version text. */
type Wanted =
  { tool: string; given: Record<string, unknown>; isJson: boolean; isPaged: boolean } | { say: 'help' | 'version' };

export const help = `The webpack documentation in your terminal. Needs no network.

Usage: webpack-docs NAME             an option, hook, plugin, flag, or other name: splitChunks.minSize
       webpack-docs WORDS …          a search
       webpack-docs read ADDRESS     a page or a section: /guides/caching/
       webpack-docs error [TEXT …]   cause and cure of a message; without TEXT, of standard input
       webpack-docs check FILE       validates a configuration
       webpack-docs effective FILE [OPTION]
                                     what webpack makes of a configuration, and what decided each value
       webpack-docs why STATS [MODULE]
                                     why a module or a package is in the bundle of a stats file
       webpack-docs report STATS [BEFORE]
                                     what a bundle loads, what makes it large, and what changed since an
                                     earlier build; exits with 1 if a --budget is exceeded
       webpack-docs changes FROM [TO]
                                     what changed between two versions

Options:
  --mode MODE      for the default of an option, and for check and effective: production, development, none
  --target TARGET  for the default of an option: web, node, …
  --budget LIMIT   for report, any number of times: 200KiB for each entry point, main=200KiB for one
  --json           print {"text", "addresses"}: the text is Markdown; report adds {"data"}
  --no-pager       print at once, however long it is
  --version        print the versions of this package and of the documented webpack
  --help           print this

NO_COLOR turns colors off, PAGER names another pager.
`;

const options = {
  mode: { type: 'string' },
  target: { type: 'string' },
  budget: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  'no-pager': { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Parses the command line of `webpack-docs`.
 *
 * @param isName whether a word is a name in webpack's API
 * @throws Refusal that explains what to type
 */
export function parseArguments(words: string[], isName: (word: string) => boolean): Wanted {
  const { values, positionals } = parseArgs({ args: withNames(words), options, allowPositionals: true, strict: true });
  if (values.help || (positionals.length === 0 && !values.version)) return { say: 'help' };
  if (values.version) return { say: 'version' };
  const [verb = '', ...rest] = positionals;
  const wanted = (tool: string, given: Record<string, unknown>): Wanted => ({
    tool,
    given: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    isJson: values.json,
    isPaged: !values['no-pager'],
  });
  const command = values.mode && `--mode ${values.mode}`;
  const verbs: Record<string, () => Wanted> = {
    read: () =>
      wanted('read', {
        address: needed(rest[0], 'read', 'an address: webpack-docs read /guides/caching/'),
        section: rest[1],
      }),
    error: () => wanted('explain_error', { text: rest.length > 0 ? rest.join(' ') : inputText() }),
    search: () =>
      wanted('search', { query: needed(rest[0] && rest.join(' '), 'search', 'words: webpack-docs search hot reload') }),
    check: () =>
      wanted('validate_configuration', {
        path: needed(rest[0], 'check', 'a file: webpack-docs check webpack.config.js'),
        command,
      }),
    effective: () =>
      wanted('effective_configuration', {
        path: needed(rest[0], 'effective', 'a file: webpack-docs effective webpack.config.js'),
        option: rest[1],
        command,
      }),
    why: () =>
      wanted('why_in_bundle', {
        stats: needed(rest[0], 'why', 'a stats file: webpack-docs why stats.json lodash'),
        module: rest[1],
      }),
    report: () =>
      wanted('bundle_report', {
        stats: needed(rest[0], 'report', 'a stats file: webpack-docs report stats.json'),
        before: rest[1],
        budgets: values.budget,
      }),
    changes: () =>
      wanted('what_changed', {
        from: needed(rest[0], 'changes', 'a version: webpack-docs changes 5.90.0'),
        to: rest[1],
      }),
  };
  if (Object.hasOwn(verbs, verb)) return verbs[verb]!();
  const asked = positionals.join(' ');
  return positionals.length === 1 && isName(asked)
    ? wanted('option', { name: asked, mode: values.mode, target: values.target })
    : wanted('search', { query: asked });
}

/** Moves all arguments that aren't options of this command behind `--`, because the query may be a flag of webpack. */
function withNames(words: string[]): string[] {
  const own = Object.keys(options);
  const flags: string[] = [];
  const names: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, name = ''] = /^--?([\w-]+)/.exec(word) ?? [];
    const isOwn = name === 'h' || own.includes(name);
    // Without a value, `--mode` is a query about the webpack-cli flag rather than an option of this command.
    const takesValue = name === 'mode' || name === 'target' || name === 'budget';
    if (!isOwn || (takesValue && !word.includes('=') && left.length === 0)) names.push(word);
    else if (takesValue && !word.includes('=')) flags.push(word, ...left.splice(0, 1));
    else flags.push(word);
  }
  return [...flags, '--', ...names];
}

function needed(word: string | undefined, verb: string, what: string): string {
  if (word === undefined) throw new Refusal(`${verb} needs ${what}`);
  return word;
}

/**
 * Reads an error message from standard input.
 *
 * @throws Refusal if standard input is a terminal, because the command would wait for the user to type
 */
function inputText(): string {
  if (process.stdin.isTTY) throw new Refusal('error needs a message: webpack-docs error "Module not found: …"');
  return readFileSync(0, 'utf8');
}
