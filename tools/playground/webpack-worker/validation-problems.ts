import { nearest } from '../../../src/model/nearest.ts';
import type { Problem } from '../model/protocol.ts';

/** Start of a message that lists mistakes in options, each as an item of its own. webpack-cli puts a mark before it. */
const header = /^(?:✖ )?Invalid (?:configuration|options) object\.[^\n]*(?=\n - )/;

/**
 * Splits a validation error into one problem for each mistake. Its message is what is wrong, without the lists of valid
 * values, which can take a page and are in the details. A mistyped name gets a suggestion. Other problems are returned
 * as they are.
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

/** The first line of an item, with the second if that is short. */
function shortened(item: string): string {
  const [first = '', second = ''] = item.split('\n');
  if (first.endsWith(' These properties are valid:')) return first.replace(/ These properties are valid:$/, '');
  return first.endsWith(':') && second.length < 200 ? `${first}\n${second.trim()}` : first.replace(/:$/, '.');
}

/** The valid name that is most similar to an unknown one. */
function suggestionFor(item: string): string | undefined {
  const [, unknown, valid] = /unknown property '([^']+)'.*\n\s*object \{ ([^}]*)/.exec(item) ?? [];
  if (unknown === undefined || valid === undefined) return undefined;
  return nearest(unknown, valid.match(/[\w$]+/g) ?? []);
}
