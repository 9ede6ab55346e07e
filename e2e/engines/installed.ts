import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** A program that an engine needs. */
export interface Program {
  /** Names of its file, the preferred one first; with a slash and a star it is a pattern of whole paths. */
  names: readonly string[];
  /** Variable of the environment that names another one. */
  variable: string;
  /** The Debian package that has it. */
  package: string;
}

/** @returns the absolute path of a program; nothing where it is not installed */
export function findProgram({ names, variable }: Program): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => (name.includes('/') ? globSync(name) : folders.map((folder) => path.join(folder, name))))
    .find((file) => existsSync(file));
}

/** What of the programs is not installed, in words that say how it gets there. */
export function missingPrograms(programs: readonly Program[]): string[] {
  return programs
    .filter((program) => findProgram(program) === undefined)
    .map(
      ({ names, variable, package: name }) =>
        `${path.basename(names[0]!)} is not installed: apt-get install ${name}, or name it by ${variable}`,
    );
}
