import type { Problem } from '../model/protocol.ts';
import { files } from './node/fs.ts';

/** Matches the module request in messages of webpack and Node.js about a module that wasn't found. */
const request = /(?:Can't resolve|Cannot find (?:module|package)) '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/;

/**
 * Adds the missing package to a build error if the playground doesn't include that package.
 * @param isBuiltin whether a name is that of a Node.js module
 */
export function withMissingPackage(problem: Problem, isBuiltin: (name: string) => boolean): Problem {
  const [, name] = request.exec(problem.message) ?? [];
  if (name === undefined || isBuiltin(name) || files.existsSync(`/project/node_modules/${name}`)) return problem;
  return { ...problem, missingPackage: name };
}
