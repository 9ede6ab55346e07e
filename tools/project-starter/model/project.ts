/**
 * Output of the generator: files with a reason per line.
 * Messages are referred to by name; the page has their text in the site's language.
 */
import type { GuideName, ReasonName, StepName } from './text-names.ts';

/** Why a line is there. */
export interface Reason {
  /** One or two short sentences. */
  says: ReasonName;
  /** Address of further documentation, usually an option's entry. */
  href?: string;
}

/** A line of a file, or several related ones. */
export type Line = string | { code: string; why: Reason };

export interface ProjectFile {
  /** Relative to the project, with `/`. */
  path: string;
  lines: readonly Line[];
}

/** A package with its reason. */
export interface Package {
  name: string;
  why: Reason;
}

export interface Step {
  says: StepName;
  /** Terminal command, run in the project's folder. */
  command?: string;
  /** Lines for one of the reader's files. */
  code?: readonly string[];
}

export interface Project {
  /** Name of the folder and in `package.json`. */
  name: string;
  files: readonly ProjectFile[];
  /** Instructions after the files are written. */
  steps: readonly Step[];
  /** The guide to continue with. */
  next: { guide: GuideName; href: string };
}

/** A line with its reason. */
export function because(code: string, says: ReasonName, href?: string): Line {
  return { code, why: href === undefined ? { says } : { says, href } };
}

/** The text of a file, with a trailing newline. */
export function textOf({ lines }: ProjectFile): string {
  return lines.map((line) => `${codeOf(line)}\n`).join('');
}

/** The code of a line without its reason. */
export function codeOf(line: Line): string {
  return typeof line === 'string' ? line : line.code;
}
