/**
 * Encodes a project for the hash of a playground URL: `p1.` and the base64url of its JSON, compressed (deflate-raw).
 * The number is the format version, so that links from a later version can be told from malformed ones.
 */
import type { Project } from '../../../src/model/project.ts';
import { packText } from '../../../src/ui/browser/packed-text.ts';

/** Format version. */
export const shareVersion = 1;

/** Encodes a project. The result's length is what it adds to the URL. */
export async function shareCode(project: Project): Promise<string> {
  return `p${shareVersion}.${await packText(JSON.stringify(project))}`;
}
