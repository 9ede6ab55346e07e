/** Commands that check types, one for each project of `tsconfig.json`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Returns the commands that check the types of all TypeScript projects. They check only files that have changed since
 * the last check, and files that import those, because the results are kept in `.cache/tsc`. A copy of the project can
 * start from these results.
 *
 * @param {string} folder the project, or a copy of it
 * @returns {{ project: string, words: string[] }[]} project file, and the script with its arguments, all relative to
 * the folder
 */
export function typeChecks(folder) {
  const { references } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => ({
    project: path,
    words: [
      'node_modules/typescript/bin/tsc',
      '--project',
      path,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/tsc/${basename(path, '.json')}.tsbuildinfo`,
    ],
  }));
}
