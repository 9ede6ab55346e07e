import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import { misspelledPackage } from './commands.ts';
import type { Finding } from './finding.ts';

/** Finds magic comments that webpack doesn't know. */
export function unknownComments(code: string, facts: Facts): Finding[] {
  const known = facts.ofKind('comment').map(({ name }) => name);
  return inLines(code, (line) =>
    [...line.matchAll(/\/\*.*?\*\//g)].flatMap(([comment]) =>
      [...comment.matchAll(/\b(webpack[A-Z]\w+)\s*:/g)]
        .filter(([, name = '']) => !known.includes(name))
        .map(([, name = '']) => `webpack has no comment ${name}.${didYouMean(name, known)}`),
    ),
  );
}

/** Finds strings that differ by one letter from the name of an installed package, such as a loader. */
export function unknownPackages(code: string): Finding[] {
  return inLines(code, (line) =>
    [...line.matchAll(/(["'])((?:@[\w-]+\/)?[a-z]\w*(?:-\w+)+)\1/g)].flatMap(([, , name = '']) =>
      misspelledPackage(name),
    ),
  );
}

function inLines(code: string, find: (line: string) => string[]): Finding[] {
  return code.split('\n').flatMap((line, index) => find(line).map((message) => ({ line: index + 1, message })));
}
