/**
 * Output of the project generator: files with an explanation for each line. Messages for the user are referred to by
 * name, because the page shows them in the site's language.
 */
import type { NodeNeed } from './node-need.ts';
import type { GuideName, ReasonName, StepName } from './text-names.ts';

/** Explains why a generated project needs a line or package. */
export interface Reason {
  /** Name of the explanation, whose text is one or two short sentences. */
  says: ReasonName;
  /** URL of further documentation, usually about a webpack option. */
  href?: string;
}

/** A line of a generated file, or several related lines. */
export type Line = string | { code: string; why: Reason };

export interface ProjectFile {
  /** Path of the generated file relative to the project's folder, with `/` as the separator. */
  path: string;
  lines: readonly Line[];
}

/** A package with the reason why the generated project needs it. */
export interface Package {
  name: string;
  why: Reason;
}

export interface Step {
  says: StepName;
  /** Command to run in a terminal, in the generated project's folder. */
  command?: string;
  /** Lines to add to one of the user's own files. */
  code?: readonly string[];
}

export interface Project {
  /** Name of the generated project's folder, also used in `package.json`. */
  name: string;
  files: readonly ProjectFile[];
  /** Instructions for the user to follow after the project's files have been written. */
  steps: readonly Step[];
  /** The Node.js releases that the generated project runs on. */
  node: NodeNeed;
  /** The guide that the user may read after creating the project. */
  next: { guide: GuideName; href: string };
}

/** Creates a line of a generated file with an explanation. */
export function because(code: string, says: ReasonName, href?: string): Line {
  return { code, why: href === undefined ? { says } : { says, href } };
}

/** Returns the content of a generated file, with a trailing newline. */
export function textOf({ lines }: ProjectFile): string {
  return lines.map((line) => `${codeOf(line)}\n`).join('');
}

/** Returns the code of a generated line without its explanation. */
export function codeOf(line: Line): string {
  return typeof line === 'string' ? line : line.code;
}
