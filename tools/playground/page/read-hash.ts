/** Parses the hash of the playground's URL, which contains an encoded project (`shareCode`) or the id of an example. */
import { readProject } from '../model/read-project.ts';
import { projectLimits } from '../model/check-project.ts';
import type { Project } from '../../../src/model/project.ts';
import { shareVersion } from '../../shared/page/share-code.ts';
import { unpackText } from '../../../src/ui/browser/packed-text.ts';

/**
 * Maximum length of an encoded project in characters. Browsers support URLs of two million characters, but few other
 * programs do.
 */
export const longestCode = 200_000;

/**
 * Maximum length of a project's JSON in characters. The JSON is longer than the files, because it escapes some
 * characters, and base64 turns three bytes into four characters.
 */
const mostCharacters = projectLimits.bytes * 2;

/** What the hash of the playground's URL requests. */
type HashRequest =
  | { kind: 'nothing' }
  /** The hash contains the id of an example. */
  | { kind: 'example'; id: string }
  | { kind: 'project'; project: Project }
  /** The hash is meant for the playground but malformed. The reason is shown to the user. */
  | { kind: 'broken'; reason: string };

/** Parses the hash of the playground's URL, including its `#`. Never throws, whatever the input. */
export async function readHash(hash: string): Promise<HashRequest> {
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
  // Show only validation errors, which are written for users. Messages from decompression and parsing wouldn't help.
  if (error instanceof Error && error.constructor === Error) return error.message;
  return TEXTS.playground.brokenLink;
}
