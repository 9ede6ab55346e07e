/**
 * What the generator gives: files whose lines say why they are there.
 * Sentences for the reader have names here; the page has their words, in the language of the site.
 */
import type { GuideName, ReasonName, StepName } from './text-names.ts';

/** Why a line is there. */
export interface Reason {
  /** One or two short sentences. */
  says: ReasonName;
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
  says: StepName;
  /** Typed in a terminal, in the folder of the project. */
  command?: string;
  /** Lines for a file of the reader's. */
  code?: readonly string[];
}

export interface Project {
  /** Of the folder and in `package.json`. */
  name: string;
  files: readonly ProjectFile[];
  /** What the project has to do after its files are written. */
  steps: readonly Step[];
  /** The guide that goes on from here. */
  next: { guide: GuideName; href: string };
}

/** A line with its reason. */
export function because(code: string, says: ReasonName, href?: string): Line {
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
