/** Runs a configuration in the worker, validates it, and completes it with webpack's defaults. */
import type { Answer, CheckedConfiguration } from '../model/answer.ts';
import type { Question } from '../model/question.ts';
import { applyFlags, readCommandLine, type Call, type WrongFlag } from './command-line.ts';
import type { Project } from './complete.ts';
import { describe } from './influence.ts';
import { type Modules, modulesFor } from './modules.ts';
import nodeProcess from './node/process.ts';
import { EndlessLoop } from './loop-guard.ts';
import { isPlain, type Options } from './options.ts';
import { runSource, type ImportText } from './run-source.ts';
import { settleStandIns } from './settle-stand-ins.ts';
import type { StripTypes } from './strip-types.ts';
import { ofConstructors, ofLoaders, ofMissingClasses, ofOwnPlugins } from './package-options.ts';
import type { Validation } from './schema-errors.ts';
import { validate } from './validate.ts';

/** A checked configuration with its environment, kept for later requests about it. */
export interface Examined {
  configuration: Options;
  project: Project;
}

/** The worker's answer, and the configurations that later requests may be about. */
interface Examination {
  answer: Answer;
  examined: Examined[];
}

/** Functions for running a configuration that browsers and Node.js implement differently. */
interface Tools {
  importText: ImportText;
  /**
   * Strips TypeScript types. `undefined` until the page has sent the script, which it does for the first configuration
   * in TypeScript.
   */
  stripTypes: StripTypes | undefined;
  /** Returns a promise that resolves once a configuration has waited too long for promises of its own. */
  outOfPatience: () => Promise<void>;
}

/** Checks a configuration in the worker. Errors don't reject, but become part of the answer. */
export async function examine(
  question: Question,
  { importText, stripTypes, outOfPatience }: Tools,
): Promise<Examination> {
  const { ticket, surroundings } = question;
  try {
    const call = readCommandLine(surroundings.commandLine);
    const process = { ...nodeProcess, env: { ...call.variables } };
    const modules = modulesFor(process);
    const isTyped = question.language === 'ts';
    const code = isTyped && stripTypes ? stripTypes(question.code) : question.code;
    const run = async () => {
      const exported = await runSource({ ...question, code }, { modules, process, importText });
      return configurationsFrom(exported, call);
    };
    const made = await Promise.race([run(), outOfPatience().then(() => 'waiting' as const)]);
    if (made === 'waiting') return { answer: { type: 'waiting', ticket }, examined: [] };
    if (!made) return { answer: { type: 'failed', ticket }, examined: [] };
    return examineAll(made, { question, call, modules });
  } catch (error) {
    if (error instanceof EndlessLoop) return { answer: { type: 'endless', ticket, line: error.line }, examined: [] };
    return { answer: { type: 'failed', ticket, ...failureOf(error) }, examined: [] };
  }
}

/**
 * Returns the configurations that webpack would get from an exported value. Calls functions and awaits promises, as
 * webpack-cli does. Returns `undefined` if webpack-cli would reject the value.
 */
async function configurationsFrom(
  exported: unknown,
  call: Call,
): Promise<{ list: Options[]; isList: boolean } | undefined> {
  const value = await calledWith(exported, call);
  const isList = Array.isArray(value);
  const list = await Promise.all([value].flat().map((one) => calledWith(one, call)));
  return list.length > 0 && list.every(isPlain) ? { list, isList } : undefined;
}

async function calledWith(value: unknown, { env, argv }: Call): Promise<unknown> {
  const settled: unknown = await value;
  return typeof settled === 'function'
    ? await (settled as (env: unknown, argv: unknown) => unknown)(env, argv)
    : settled;
}

function examineAll(
  { list, isList }: { list: Options[]; isList: boolean },
  { question, call, modules }: { question: Question; call: Call; modules: Modules },
): Examination {
  const browserslist = question.surroundings.browserslist;
  const given = list.map((one) => ({ ...one }));
  const wrongFlags = given.map((one) => applyFlags(one, call));
  const settled = given.map(settleStandIns);
  const valid = settled.map((one) => one.configuration);
  const validation = allSaid([
    ...wrongFlags.flatMap(ofFlags),
    ...ofMissingClasses(modules.constructed, valid),
    ...ofConstructors(modules.constructed, valid),
    ...validate(valid, isList),
    ...ofOwnPlugins(modules.constructed, valid),
    ...ofLoaders(valid),
  ]);
  const examined = settled.map(({ configuration }, index): Examined => ({
    configuration,
    project: {
      browserslist: browserslist.length > 0 ? browserslist : undefined,
      ...(isList && { compilerIndex: index }),
    },
  }));
  const configurations = examined.map((one, index) =>
    checked(one, validation, { index, standIns: settled[index]?.standIns ?? [] }),
  );
  const isExtended = given.some((one) => one.extends !== undefined);
  return {
    examined,
    answer: {
      type: 'checked',
      ticket: question.ticket,
      configurations,
      refusals: validation.refusals,
      notices: [...modules.notices, ...(isExtended ? [{ about: 'extends', kind: 'extends' } as const] : [])],
    },
  };
}

/** webpack-cli's messages about flags, which it prints before it validates the configuration. */
function ofFlags(flags: readonly WrongFlag[], index: number): Validation[] {
  return flags.map(({ flag, message, meant }) => ({
    refusals: index === 0 ? [{ by: 'webpack-cli', message }] : [],
    problems: [{ by: 'webpack-cli', index, path: [flag], text: message, ...(meant !== undefined && { meant }) }],
  }));
}

/** Combines the results of several validations, in the order in which a build would report them. */
function allSaid(validations: Validation[]): Validation {
  return {
    refusals: validations.flatMap(({ refusals }) => refusals),
    problems: validations.flatMap(({ problems }) => problems),
  };
}

function checked(
  { configuration, project }: Examined,
  { problems }: Validation,
  { index, standIns }: { index: number; standIns: CheckedConfiguration['standIns'] },
): CheckedConfiguration {
  const own = problems.filter((one) => one.index === index).map(({ index: _, ...said }) => said);
  const found = {
    problems: own,
    standIns,
    ...(typeof configuration.name === 'string' && { name: configuration.name }),
  };
  try {
    return { ...found, ...describe(configuration, project) };
  } catch (error) {
    return { ...found, leaves: [], own: [], failure: failureOf(error).message };
  }
}

/** Returns the message of a thrown value, with its line in the configuration if the stack contains it. */
export function failureOf(error: unknown): { message: string; line?: number } {
  if (!(error instanceof Error)) return { message: String(error) };
  const place = placesIn(error).find(({ script }) => script !== ownScript);
  // Code created with `new Function` has two additional lines at its beginning.
  const line = place ? place.line - (/<anonymous>|Function/.test(place.script) ? 2 : 0) : 0;
  const name = error.name && error.name !== 'Error' ? `${error.name}: ` : '';
  return { message: `${name}${error.message}`, ...(line > 0 && { line }) };
}

/** Returns the source positions in an error's stack, innermost first. */
function placesIn({ stack = '' }: Error): { script: string; line: number }[] {
  const places = stack.matchAll(/(<anonymous>|blob:[^)\s]*?|data:[^)\s]*?|Function):(\d+):\d+\)?$/gm);
  return [...places].map(([, script = '', line]) => ({ script, line: Number(line) }));
}

/** URL of the worker's own script. Stack frames in it are ignored, because its functions replace those of Node.js. */
const ownScript = placesIn(new Error('here'))[0]?.script;
