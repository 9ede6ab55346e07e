import { nearest } from '../../../src/model/nearest.ts';
import type { Problem } from '../model/protocol.ts';

/** Matches the start of a message that lists several mistakes in webpack options. webpack-cli puts a `✖` before it. */
const header = /^(?:✖ )?Invalid (?:configuration|options) object\.[^\n]*(?=\n - )/;

/**
 * Splits a validation error into one problem for each mistake. Its message says only what is wrong, and the details
 * contain the lists of valid values, which can take a page. A mistyped name gets a suggestion. Other problems are
 * returned unchanged.
 */
export function validationProblems(problem: Problem): Problem[] {
  const [start] = header.exec(problem.message) ?? [];
  if (start === undefined) return [problem];
  const [, ...items] = problem.message.slice(start.length).split('\n - ');
  const { details = '' } = problem;
  const stack = details.slice(details.indexOf(problem.message) + problem.message.length);
  return items.map((item) => {
    const suggestion = suggestionFor(item);
    return {
      ...problem,
      message: shortened(item),
      details: `${start}\n - ${item}${details.includes(problem.message) ? stack : ''}`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  });
}

/** Returns the first line of a validation message, with the second if that is short. */
function shortened(item: string): string {
  const [first = '', second = ''] = item.split('\n');
  if (first.endsWith(' These properties are valid:')) return first.replace(/ These properties are valid:$/, '');
  return first.endsWith(':') && second.length < 200 ? `${first}\n${second.trim()}` : first.replace(/:$/, '.');
}

/** Returns the valid option name that is most similar to an unknown one. */
function suggestionFor(item: string): string | undefined {
  const [, unknown, valid] = /unknown property '([^']+)'.*\n\s*object \{ ([^}]*)/.exec(item) ?? [];
  if (unknown === undefined || valid === undefined) return undefined;
  return nearest(unknown, valid.match(/[\w$]+/g) ?? []);
}
