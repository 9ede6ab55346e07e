import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** A program that a browser requires. */
export interface Program {
  /** Names of its executable, in order of preference; one with a slash and a star is a glob of absolute paths. */
  names: readonly string[];
  /** Environment variable that overrides it. */
  variable: string;
  /** Debian package that contains it. */
  package: string;
}

/**
 * Finds a program.
 *
 * @returns its absolute path; undefined if it isn't installed
 */
export function findProgram({ names, variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => (name.includes('/') ? globSync(name) : folders.map((folder) => path.join(folder, name))))
    .find((file) => existsSync(file));
}

/** Which of the programs are missing, with the command that installs each. */
export function missingPrograms(programs: readonly Program[]): string[] {
  return programs
    .filter((program) => findProgram(program) === undefined)
    .map(
      ({ names, variable, package: name }) =>
        `${path.basename(names[0]!)} is not installed: apt-get install ${name}, or name it by ${variable}`,
    );
}
