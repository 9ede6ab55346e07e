/**
 * Encodes a project for the hash of a playground URL: `p1.` followed by the base64url of its JSON, compressed with
 * deflate-raw. The number is the format version. It distinguishes links from a later version of the site from malformed
 * ones.
 */
import type { Project } from '../../../src/model/project.ts';
import { packText } from '../../../src/ui/browser/packed-text.ts';

/** Version of the format in which projects are encoded in playground URLs. */
export const shareVersion = 1;

/** Encodes a playground project for the URL's hash. */
export async function shareCode(project: Project): Promise<string> {
  return `p${shareVersion}.${await packText(JSON.stringify(project))}`;
}
