import { z } from 'zod';
import { nearest } from '../../../compile/nearest.ts';
import type { CheckedConfiguration, KeyPath } from '../../../tools/configuration-explorer/model/answer.ts';
import { type KeyNote, notesOn } from '../../../tools/configuration-explorer/model/key-notes.ts';
import { type OptionIndex, pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import { type Checked, checked, configurationInput, optionsOf } from '../configuration/checked.ts';
import type { Library } from '../library/library.ts';
import { cut, fitted } from '../library/parts.ts';
import { absolute } from './addresses.ts';
import { type Answer, docsTool, type Surroundings } from './tool.ts';

/** What webpack says of a configuration. */
export const validateConfiguration = docsTool(
  {
    name: 'validate_configuration',
    title: 'Validate a configuration',
    description:
      'Runs a webpack configuration in a locked process (no files, no network) and validates it with webpack itself. Gives webpack’s messages with the options they are about, and keys that are deprecated or were removed. What it imports is replaced by stand-ins.',
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
  const count = configurations.reduce((sum, { problems }) => sum + problems.length, 0);
  const isComplete = configurations.every(({ failure }) => failure === undefined);
  const verdict =
    count > 0 ? words.messages(count) : isComplete ? `${words.valid}. ${words.accepted}` : words.incomplete;
  const problems = configurations.flatMap((one, index) => [
    ...(configurations.length > 1 ? [`## ${index + 1}${one.name ? `: ${one.name}` : ''}`] : []),
    ...one.problems.map(
      ({ text, path }) =>
        `- \`${pathText(path)}\` ${sourceOf(path)}\n  ${cut(text, 700).replaceAll('\n', '\n  ')}${suggestion(path, options, library)}`,
    ),
    ...(one.failure !== undefined && one.problems.length === 0
      ? [`${words.cannotComplete} ${cut(one.failure, 900)}`]
      : []),
  ]);
  const noted = configurations.flatMap((one) => notesIn(one, options, sourceOf));
  const run = [...new Set(notices.map(({ about, kind }) => `- ${words.notices[kind](about)}`))];
  const lines = [
    `webpack ${library.about.versions.webpack}: ${verdict}`,
    ...problems,
    ...(noted.length > 0 ? ['', 'Keys to change:', ...noted] : []),
    ...(run.length > 0 ? ['', `${words.differences(run.length)}:`, ...run] : []),
  ];
  return {
    text: fitted(lines, room, (left) => `(${left} more lines: correct these first, then send it again.)`),
    addresses: [...new Set(addresses)],
  };
}

/** What an unknown key was probably meant to be. */
function suggestion(path: KeyPath, options: OptionIndex, library: Library): string {
  const key = path.at(-1);
  if (typeof key !== 'string' || options.at(path)) return '';
  const above = path.length > 1 ? options.near(path.slice(0, -1))?.id : undefined;
  const siblings = library.facts().filter(({ kind, parent }) => kind === 'option' && parent === above);
  const meant = nearest(
    key,
    siblings.map(({ name }) => name.slice(name.lastIndexOf('.') + 1)),
  );
  return meant === undefined ? '' : `\n  Did you mean \`${pathText([...path.slice(0, -1), meant])}\`?`;
}

/** What is to be known of keys that webpack itself has nothing to say about. */
function notesIn({ own }: CheckedConfiguration, options: OptionIndex, sourceOf: (path: KeyPath) => string): string[] {
  return own.flatMap((key) =>
    notesOn(key, options, undefined)
      .filter(({ kind }) => kind !== 'default')
      .map((note) => `- \`${pathText(key.path)}\`: ${noteWords(note)} ${sourceOf(key.path)}`),
  );
}

function noteWords(note: KeyNote): string {
  switch (note.kind) {
    case 'removed':
      return `${words.removedIn(note.removed.group ?? '')} ${note.removed.instead ?? ''}`;
    case 'deprecated':
      return note.instead === undefined ? words.deprecated : words.deprecatedFor(note.instead);
    case 'newer':
      return words.needs(note.since);
    case 'default':
      return words.sameAsDefault;
  }
}
