/** Checks a webpack configuration that is pasted or read from a file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type {
  Answer as CheckAnswer,
  CheckedConfiguration,
} from '../../../tools/configuration-explorer/model/answer.ts';
import { foreignFileIn } from '../../../tools/configuration-explorer/model/foreign-file.ts';
import { indexOptions, type OptionIndex } from '../../../tools/configuration-explorer/model/option-index.ts';
import { languageIn } from '../../../tools/configuration-explorer/model/language-in.ts';
import { readAnswer } from '../../../tools/configuration-explorer/model/read-answer.ts';
import type { ConfigurationLanguage } from '../../../tools/configuration-explorer/model/question.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import { fileWithin } from '../library/file-within.ts';
import type { Library } from '../library/library.ts';
import { Refusal, type Surroundings } from '../tools/tool.ts';

const words = TEXTS.configurationExplorer;

/** Maximum size of a webpack configuration in bytes. Typical configurations are a hundred times smaller. */
const longest = 300_000;

const languages = ['mjs', 'cjs', 'ts', 'json'] as const satisfies readonly ConfigurationLanguage[];

/** Input schema for MCP tools that check a webpack configuration. */
export const configurationInput = {
  configuration: z
    .string()
    .max(longest)
    .optional()
    .describe('text of the configuration: an ES module, CommonJS, TypeScript, or JSON'),
  path: z.string().min(1).max(1000).optional().describe('or the path of its file, inside of the working directory'),
  language: z.enum(languages).optional().describe('what the text is written in, if that is not plain from it'),
  command: z
    .string()
    .max(2000)
    .default('')
    .describe('how webpack is started, for a configuration that is a function: --mode production --env target=web'),
  browserslist: z.array(z.string().max(200)).max(50).default([]).describe('queries of the browserslist of the project'),
};

type Given = z.infer<z.ZodObject<typeof configurationInput>>;

/** Result for a webpack configuration that could be run. */
export type Checked = Extract<CheckAnswer, { type: 'checked' }>;

/**
 * Runs and checks a webpack configuration.
 *
 * @throws Refusal if there is no configuration, or if it can't be run
 */
export async function checked(given: Given, { folder, runner }: Surroundings): Promise<Checked> {
  const { code, language } = sourceOf(given, folder);
  const surroundings = { commandLine: given.command, browserslist: given.browserslist };
  const reply = await runner.check({ code, language, surroundings });
  if ('failure' in reply)
    throw new Refusal(
      Object.hasOwn(failures, reply.failure) ? failures[reply.failure as keyof typeof failures] : failures.ended,
    );
  const answers = reply.answers.flatMap((one) => readAnswer(one) ?? []);
  const [first, ...rest] = answers;
  const foreign = foreignFileIn(code, first?.type === 'failed');
  if (foreign) {
    const { name, where } = words.foreignFiles[foreign];
    throw new Refusal(`${words.belongsTo(name)}. ${where} ${words.pasteAlone}`);
  }
  if (first?.type === 'failed')
    throw new Refusal(
      `The configuration can’t be run: ${first.message ?? words.noConfiguration}${first.line === undefined ? '' : ` (line ${first.line})`}\nSend all of the file, and say its language (mjs, cjs, ts, json) if it was read as another one (${language}).`,
    );
  if (first?.type === 'endless') throw new Refusal(`${words.endlessLoop(first.line)} ${advice}`);
  if (first?.type !== 'checked') throw new Refusal(failures.broken);
  const configurations = first.configurations.map((one, index): CheckedConfiguration => {
    const explained = rest.find((answer) => answer.type === 'explained' && answer.index === index);
    return explained?.type === 'explained' ? { ...one, leaves: explained.leaves, own: explained.own } : one;
  });
  return { ...first, configurations };
}

const advice = 'Send a configuration that returns its options at once: an object, or a function that returns one.';

const failures = {
  'too-long': `The configuration took more than 8 seconds of processor time, so it was stopped. ${advice}`,
  'too-busy':
    'The check of the configuration had not ended after 50 seconds, because this machine is busy. Send it again when it is less so.',
  'never-settles': `The configuration waits for something that never comes. ${advice}`,
  broken: `The configuration broke what looks at it. ${advice}`,
  ended: `The process of the configuration ended: it took too much memory, or its code is too deeply nested. ${advice}`,
};

function sourceOf(
  { configuration, path: file, language }: Given,
  folder: string,
): { code: string; language: ConfigurationLanguage } {
  if (configuration !== undefined && file === undefined)
    return { code: configuration, language: language ?? languageIn(configuration) };
  if (configuration !== undefined || file === undefined)
    throw new Refusal('Send either configuration, the text of a configuration, or path, that of its file.');
  const code = readFileSync(fileWithin(folder, file, longest).file, 'utf8');
  return { code, language: language ?? languageOf(path.extname(file), code) };
}

function languageOf(extension: string, code: string): ConfigurationLanguage {
  const found = /^\.[cm]?ts$/.test(extension) ? 'ts' : languages.find((one) => extension === `.${one}`);
  return found ?? languageIn(code);
}

/** Creates an index of all documented webpack options. */
export function optionsOf(library: Library): OptionIndex {
  const ofKind = (kind: string): PublishedFact[] => library.facts().filter((fact) => fact.kind === kind);
  return indexOptions({ options: ofKind('option'), ofServer: ofKind('devserver'), removed: ofKind('removed') });
}
