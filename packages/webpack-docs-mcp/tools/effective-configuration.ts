import { z } from 'zod';
import type { Leaf } from '../../../tools/configuration-explorer/model/answer.ts';
import { pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import { messageSources } from '../../../tools/configuration-explorer/model/message-sources.ts';
import { checked, configurationInput, optionsOf } from '../configuration/checked.ts';
import { bytesOf, cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { removedWords } from './removed-words.ts';
import { foldedRows } from './folded-rows.ts';
import { docsTool, Refusal } from './tool.ts';

const words = TEXTS.configurationExplorer;

/** Tool that returns the effective options of a webpack configuration, with defaults applied. */
export const effectiveConfiguration = docsTool(
  {
    name: 'effective_configuration',
    title: 'Effective configuration',
    description:
      'All options of a webpack configuration with their values once webpack has added its defaults, and what decided each. Without option, it gives what the configuration sets and the defaults that it changes.',
    input: z.strictObject({
      ...configurationInput,
      option: z
        .string()
        .max(200)
        .optional()
        .describe('only options whose path begins with it or has it: optimization, output.filename, minimize'),
      index: z.number().int().min(0).max(1000).default(0).describe('which configuration of a list'),
    }),
  },
  async ({ option, index, ...given }, surroundings) => {
    const { library, room } = surroundings;
    const { configurations, notices } = await checked(given, surroundings);
    const configuration = configurations[index];
    if (!configuration)
      throw new Refusal(
        `There are ${configurations.length} configurations: send an index from 0 to ${configurations.length - 1}.`,
      );
    if (configuration.leaves.length === 0)
      throw new Refusal(`${words.noEffective} ${cut(configuration.failure ?? '', 1000)}`);
    const { leaves } = configuration;
    const shown =
      option === undefined
        ? ['set', 'changed'].flatMap((origin) => leaves.filter((leaf) => leaf.origin === origin))
        : leavesNamed(leaves, option);
    if (shown.length === 0 && option !== undefined)
      throw new Refusal(
        `No effective option has ${JSON.stringify(option)} in its path. Options at the top are ${[...new Set(leaves.map(({ path }) => String(path[0])))].join(', ')}.`,
      );
    const url = optionsOf(library).near(shown[0]?.path ?? [])?.url;
    // If no option was asked for, the answer lists many, so the source is the page with all options.
    const source = option === undefined ? '/configuration/all/' : (url ?? '/configuration/');
    const head = [
      `webpack ${library.about.versions.webpack}: ${words.values(shown.length, leaves.length)}`,
      ...(configuration.problems.length > 0
        ? [
            `${words.messages(configuration.problems.length, messageSources(configuration.problems))}: ask validate_configuration.`,
          ]
        : []),
      ...new Set(notices.map(({ about, kind }) => words.notices[kind](about))),
      `Source: ${absolute(library, source)}`,
      '',
    ].join('\n');
    const gone = optionsOf(library);
    const rowOf = (leaf: Leaf): string => {
      const removed = leaf.origin === 'set' ? gone.removed(leaf.path) : undefined;
      return `- \`${pathText(leaf.path)}\`: \`${cut(leaf.text, 300)}\` (${originWords(leaf)}${removed ? `; ${removedWords(removed)}` : ''})`;
    };
    const left = room - bytesOf(head) - 1;
    const rows = option === undefined ? foldedRows(shown, rowOf, left) : shown.map(rowOf);
    return {
      text: `${head}\n${fitted(rows, left, (rest) => `(${rest} more: narrow it with option.)`)}`,
      addresses: [absolute(library, source)],
    };
  },
);

/**
 * Returns the configuration values at or below an option's path. If there are none, returns the values whose path
 * contains the text.
 */
function leavesNamed(leaves: readonly Leaf[], option: string): Leaf[] {
  const asked = option.trim().toLowerCase();
  const named = leaves.map((leaf) => ({ leaf, name: pathText(leaf.path).toLowerCase() }));
  const below = named.filter(
    ({ name }) => name === asked || (name.startsWith(asked) && /^[.[]/.test(name.slice(asked.length))),
  );
  return (below.length > 0 ? below : named.filter(({ name }) => name.includes(asked))).map(({ leaf }) => leaf);
}

function originWords({ origin, keys, path, otherwise }: Leaf): string {
  const names = keys.map(pathText).join(', ');
  if (origin === 'default') return words.byDefault;
  const without = otherwise === undefined ? '' : `; ${words.without.toLowerCase()} \`${cut(otherwise, 150)}\``;
  if (origin === 'changed') return `${words.changedBy(names)}${without}`;
  return (names === pathText(path) ? words.you : words.youWith(names)) + without;
}
