import { z } from 'zod';
import type { CheckedConfiguration, KeyPath } from '../../../tools/configuration-explorer/model/answer.ts';
import { type KeyNote, meantBy, notesOn } from '../../../tools/configuration-explorer/model/key-notes.ts';
import { type OptionIndex, pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import { verdictOn } from '../../../tools/configuration-explorer/model/verdict.ts';
import { type Checked, checked, configurationInput, optionsOf } from '../configuration/checked.ts';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { removedWords } from './removed-words.ts';
import { type Answer, docsTool, type Surroundings } from './tool.ts';

/** Tool that returns webpack's validation messages for a configuration. */
export const validateConfiguration = docsTool(
  {
    name: 'validate_configuration',
    title: 'Validate a configuration',
    description:
      'Runs a webpack configuration in a locked process (no files, no network) and validates it with webpack itself. Gives the messages of webpack, webpack-dev-server, loaders and plugins with the options they are about, and keys that are deprecated or were removed. What it imports is replaced by stand-ins.',
    input: z.strictObject(configurationInput),
  },
  async (given, surroundings) => report(await checked(given, surroundings), surroundings),
);

const words = TEXTS.configurationExplorer;

function report({ configurations, notices }: Checked, { library, room }: Surroundings): Answer {
  const options = optionsOf(library);
  const addresses: string[] = [];
  const sourceOf = (path: KeyPath): string => {
    const url = options.near(path)?.url;
    if (url === undefined) return '';
    addresses.push(absolute(library, url));
    return absolute(library, url);
  };
  const { isGood, words: said } = verdictOn(configurations);
  const verdict = isGood ? `${said}. ${words.accepted}` : said;
  const shown = new Set<string>();
  const problems = configurations.flatMap((one, index) => [
    ...(configurations.length > 1 ? [`## ${index + 1}${one.name ? `: ${one.name}` : ''}`] : []),
    ...one.problems.map((problem) => {
      const { text, path } = problem;
      const meant = meantBy(problem, options);
      const says = [
        ...(meant === undefined ? [] : [words.didYouMean(meant)]),
        ...whatBecameOf(path, options),
        cut(withoutRepeatedKeys(text, shown), 700),
      ];
      return `- \`${pathText(path)}\` ${sourceOf(path)}\n  ${says.join('\n').replaceAll('\n', '\n  ')}`;
    }),
    ...(one.failure !== undefined && one.problems.length === 0
      ? [`${words.cannotComplete} ${cut(one.failure, 900)}`]
      : []),
  ]);
  const noted = configurations.flatMap((one) => notesIn(one, options, sourceOf));
  const run = [...new Set(notices.map(({ about, kind }) => `- ${words.notices[kind](about)}`))];
  const lines = [
    `webpack ${library.about.versions.webpack}: ${verdict}`,
    ...(problems.length === 0 && noted.length === 0 ? [`Source: ${absolute(library, '/tools/configuration/')}`] : []),
    ...problems,
    ...(noted.length > 0 ? ['', 'Keys to change:', ...noted] : []),
    ...(run.length > 0 ? ['', `${words.differences(run.length)}:`, ...run] : []),
  ];
  return {
    text: fitted(lines, room, (left) => `(${left} more lines: correct these first, then send it again.)`),
    addresses: [...new Set(addresses)],
  };
}

/**
 * Removes the list of valid keys from a validation message if an earlier message had the same list, so that more
 * messages fit.
 *
 * @param shown lists of earlier messages; a new one is added
 */
export function withoutRepeatedKeys(text: string, shown: Set<string>): string {
  const [list = ''] = /\s*These properties are valid:\s*object \{[^}]*\}/.exec(text) ?? [];
  if (shown.has(list)) return text.replace(list, '');
  if (list !== '') shown.add(list);
  return text;
}

/** Returns what became of an option that earlier versions of webpack had, or an empty array for other options. */
function whatBecameOf(path: KeyPath, options: OptionIndex): string[] {
  const removed = options.removed(path);
  return removed ? [removedWords(removed)] : [];
}

/** Returns notes on configuration keys for which there is no validation message. */
function notesIn(
  { own, problems }: CheckedConfiguration,
  options: OptionIndex,
  sourceOf: (path: KeyPath) => string,
): string[] {
  const refused = new Set(problems.map(({ path }) => pathText(path)));
  return own
    .filter(({ path }) => !refused.has(pathText(path)))
    .flatMap((key) =>
      notesOn(key, { index: options, unknown: new Set(), version: undefined })
        .filter(({ kind }) => kind !== 'default')
        .map((note) => `- \`${pathText(key.path)}\`: ${noteWords(note)} ${sourceOf(key.path)}`),
    );
}

function noteWords(note: KeyNote): string {
  switch (note.kind) {
    case 'unknown':
      return 'unknown key';
    case 'removed':
      return removedWords(note.removed);
    case 'deprecated':
      return note.instead === undefined ? words.deprecated : words.deprecatedFor(note.instead);
    case 'newer':
      return words.needs(note.since);
    case 'default':
      return words.sameAsDefault;
  }
}
