import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** A program that a test browser requires. */
export interface Program {
  /** Names of the executable, in order of preference. A name with a slash and a star is a glob for absolute paths. */
  names: readonly string[];
  /** Environment variable with the program's path, which takes precedence over the names. */
  variable: string;
  /** Debian package that contains the browser's program. */
  package: string;
}

/**
 * Finds an installed program.
 *
 * @returns its absolute path, or undefined if it isn't installed
 */
export function findProgram({ names, variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => (name.includes('/') ? globSync(name) : folders.map((folder) => path.join(folder, name))))
    .find((file) => existsSync(file));
}

/** Returns which of the programs are missing, each with the command that installs it. */
export function missingPrograms(programs: readonly Program[]): string[] {
  return programs
    .filter((program) => findProgram(program) === undefined)
    .map(
      ({ names, variable, package: name }) =>
        `${path.basename(names[0]!)} is not installed: apt-get install ${name}, or name it by ${variable}`,
    );
}
