/**
 * Output of the generator: files with a reason per line. Messages for the reader are referred to by name, because the
 * page shows them in the site's language.
 */
import type { NodeNeed } from './node-need.ts';
import type { GuideName, ReasonName, StepName } from './text-names.ts';

/** Explains why a line or package is needed. */
export interface Reason {
  /** Key of the explanation, whose text is one or two short sentences. */
  says: ReasonName;
  /** URL of further documentation, usually about an option. */
  href?: string;
}

/** A line of a file, or several related lines. */
export type Line = string | { code: string; why: Reason };

export interface ProjectFile {
  /** Path relative to the project's folder, with `/` as the separator. */
  path: string;
  lines: readonly Line[];
}

/** A package with the reason why the project needs it. */
export interface Package {
  name: string;
  why: Reason;
}

export interface Step {
  says: StepName;
  /** Command to run in a terminal, in the project's folder. */
  command?: string;
  /** Lines to add to one of the reader's own files. */
  code?: readonly string[];
}

export interface Project {
  /** Name of the project's folder, also used in `package.json`. */
  name: string;
  files: readonly ProjectFile[];
  /** What the reader does after the files have been written. */
  steps: readonly Step[];
  /** The releases of Node.js that it runs on. */
  node: NodeNeed;
  /** The guide that the reader may continue with. */
  next: { guide: GuideName; href: string };
}

/** Creates a line with a reason. */
export function because(code: string, says: ReasonName, href?: string): Line {
  return { code, why: href === undefined ? { says } : { says, href } };
}

/** Returns the content of a file, with a trailing newline. */
export function textOf({ lines }: ProjectFile): string {
  return lines.map((line) => `${codeOf(line)}\n`).join('');
}

/** Returns the code of a line without its reason. */
export function codeOf(line: Line): string {
  return typeof line === 'string' ? line : line.code;
}
