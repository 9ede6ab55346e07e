/** What the hash of the playground's address asks for: a project (`shareCode`), or an example. */
import { readProject } from '../model/read-project.ts';
import { projectLimits } from '../model/check-project.ts';
import type { Project } from '../../../src/model/project.ts';
import { shareVersion } from '../../shared/page/share-code.ts';
import { unpackText } from '../../../src/ui/browser/packed-text.ts';

/** Longest code, in characters: browsers take addresses of two million, but few other programs do. */
export const longestCode = 200_000;

/** JSON writes more than the files have: some characters as two and more, and base64 three bytes as four. */
const mostCharacters = projectLimits.bytes * 2;

/** What the hash of an address asks for. */
export type Asked =
  | { kind: 'nothing' }
  /** An example, by its id. */
  | { kind: 'example'; id: string }
  | { kind: 'project'; project: Project }
  /** It was meant for the playground and can't be read; the reason is a sentence for the reader. */
  | { kind: 'broken'; reason: string };

/** Reads the hash of an address, with its `#`. Whatever stands there, this gives an answer and never throws. */
export async function readHash(hash: string): Promise<Asked> {
  const text = hash.replace(/^#/, '');
  if (text === '') return { kind: 'nothing' };
  if (text.startsWith('example=')) return { kind: 'example', id: text.slice('example='.length) };
  const [, given, code] = /^p(\d{1,9})\.(.*)$/s.exec(text) ?? [];
  if (given === undefined || code === undefined) return { kind: 'broken', reason: TEXTS.playground.noLinkProject };
  if (Number(given) !== shareVersion)
    return {
      kind: 'broken',
      reason: TEXTS.playground.otherFormat(given, shareVersion),
    };
  if (code.length > longestCode)
    return { kind: 'broken', reason: TEXTS.playground.linkTooLong(longestCode.toLocaleString(TEXTS.locale)) };
  try {
    return {
      kind: 'project',
      project: readProject(JSON.parse(await unpackText(code, mostCharacters)), TEXTS.playground.troubles),
    };
  } catch (error) {
    return { kind: 'broken', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return TEXTS.playground.linkTooLarge;
  // What the project says of itself; anything else comes from unpacking and parsing, whose words help nobody.
  if (error instanceof Error && error.constructor === Error) return error.message;
  return TEXTS.playground.brokenLink;
}
