/** What the generator gives: files whose lines say why they are there. */

/** Why a line is there. */
export interface Reason {
  /** One or two short sentences. */
  says: string;
  /** Where this site says more: an address of a page, mostly with the id of the option's entry. */
  href?: string;
}

/** A line of a file, or several that belong together. */
export type Line = string | { code: string; why: Reason };

export interface ProjectFile {
  /** Relative to the project, with `/`. */
  path: string;
  lines: readonly Line[];
}

/** A package and the reason it is needed. */
export interface Package {
  name: string;
  why: Reason;
}

export interface Step {
  says: string;
  /** Typed in a terminal, in the folder of the project. */
  command?: string;
}

export interface Project {
  /** Of the folder and in `package.json`. */
  name: string;
  files: readonly ProjectFile[];
  /** What the project has to do after its files are written. */
  steps: readonly Step[];
  /** The guide that goes on from here. */
  next: { title: string; href: string };
}

/** A line with its reason. */
export function because(code: string, says: string, href?: string): Line {
  return { code, why: href === undefined ? { says } : { says, href } };
}

/** The text of a file, with a line break at its end. */
export function textOf({ lines }: ProjectFile): string {
  return lines.map((line) => `${codeOf(line)}\n`).join('');
}

/** The code of a line without its reason. */
export function codeOf(line: Line): string {
  return typeof line === 'string' ? line : line.code;
}
