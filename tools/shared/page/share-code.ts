/**
 * A project as text for the hash of an address of the playground: `p1.` and base64url of its JSON, compressed (deflate-raw).
 * The number is the version of this form, so that a link of a later playground is told apart from a broken one.
 */
import type { Project } from '../../../src/model/project.ts';
import { packText } from '../../../src/ui/browser/packed-text.ts';

/** Version of the form. */
export const shareVersion = 1;

/** The code of a project. Its length is what the link adds to the address. */
export async function shareCode(project: Project): Promise<string> {
  return `p${shareVersion}.${await packText(JSON.stringify(project))}`;
}
