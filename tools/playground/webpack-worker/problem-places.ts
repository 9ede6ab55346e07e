/** Finds the positions of errors that the project's code throws. */
import type { Place, Problem } from '../model/protocol.ts';
import { files } from './node/fs.ts';
import { nearest } from '../../../src/model/nearest.ts';
import { validationProblems } from './validation-problems.ts';

/** A line in a file of the project. */
export interface Origin {
  file: string;
  line: number;
}

/** Project files that were evaluated, which map compiled lines to lines of the source code. */
interface Evaluated {
  /** Path of the webpack configuration. */
  readonly first: string | undefined;
  originOf(file: string, line: number): Origin | undefined;
}

/** Matches a source position in a stack trace. */
const position = /(\/project\/[^\s:()]+):(\d+)(?::(\d+))?/g;

/** Removes the playground's own frames from a stack trace, and maps the other positions to the project's files. */
export function tidyStack(text: string, modules: Pick<Evaluated, 'originOf'>): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const isFrame = /^\s+at /.test(line);
      let isInside = line.includes('blob:');
      const told = line.replaceAll(position, (whole, file: string, number: string, column?: string) => {
        const origin = modules.originOf(file, Number(number));
        isInside ||= !origin;
        if (!origin) return file;
        // Keep the column only if the line isn't mapped, because compiling changes columns.
        return origin.file === file && origin.line === Number(number) && column !== undefined
          ? whole
          : `${origin.file}:${origin.line}`;
      });
      return isFrame && isInside ? [] : [told];
    })
    .join('\n');
}

/**
 * Adds source positions to an error in the configuration, which may consist of several mistakes. A position is the
 * first one in the stack, or that of the invalid option.
 */
export function placed(problem: Problem, modules: Evaluated): Problem[] {
  return validationProblems(problem).map((mistake) => placedMistake(mistake, modules));
}

function placedMistake(problem: Problem, modules: Evaluated): Problem {
  const message = tidyStack(problem.message, modules);
  const details = problem.details === undefined ? {} : { details: tidyStack(problem.details, modules) };
  const place =
    placeIn(message) ?? (details.details ? placeIn(details.details) : undefined) ?? optionPlace(message, modules);
  const suggestion = problem.suggestion ?? (place && meantValue(problem.details ?? message, place));
  return { ...problem, message, ...details, ...(place && { place }), ...(suggestion !== undefined && { suggestion }) };
}

/** Returns the valid string that is most similar to the string at the position of an option. */
function meantValue(text: string, { file, line, column }: Place): string | undefined {
  if (line === undefined || column === undefined || !text.includes('should be one of these:')) return undefined;
  const code = String(files.readFileSync(`/project/${file}`, 'utf8')).split('\n')[line - 1] ?? '';
  const [, value] = /^[\w$]+['"]?\s*[:=]\s*['"]([^'"]*)['"]/.exec(code.slice(column)) ?? [];
  const valid = [...text.matchAll(/"([^"]+)"/g)].map(([, one = '']) => one);
  const meant = value === undefined ? undefined : nearest(value, valid);
  return meant && JSON.stringify(meant);
}

function placeIn(text: string): Place | undefined {
  for (const [, file = '', line, column] of text.matchAll(position))
    if (!file.includes('/node_modules/'))
      return {
        file: file.slice('/project/'.length),
        line: Number(line),
        ...(column === undefined ? {} : { column: Number(column) - 1 }),
      };
  return undefined;
}

/**
 * Finds the position of the webpack option that a message is about. Returns only the file if the option isn't set
 * literally.
 */
function optionPlace(message: string, { first }: Evaluated): Place | undefined {
  if (first === undefined || !first.startsWith('/project/') || !/configuration|config$/m.test(message))
    return undefined;
  // The unknown option name comes after the path of its object: “configuration.output has an unknown property 'pathh'”.
  const [, unknown] = /unknown property '([^']+)'/.exec(message) ?? [];
  const [, path] = /\bconfiguration\.([\w.[\]]+)/.exec(message) ?? [];
  const option =
    unknown ??
    path
      ?.replaceAll(/\[\d*\]/g, '')
      .split('.')
      .at(-1);
  const lines = String(files.readFileSync(first, 'utf8')).split('\n');
  const file = first.slice('/project/'.length);
  for (const [index, text] of lines.entries())
    for (const { 0: name, index: column } of text.matchAll(/[\w$]+(?=['"]?\s*[:,(=])/g))
      if (name === option) return { file, line: index + 1, column };
  return { file };
}
