import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Whether a document is a printable page, which contains all pages of a section. */
export const isInOnePiece = (address: string): boolean => address.endsWith('/printable/');

/**
 * Returns the paths of all documents in a built site, printable pages last. Excludes `/app-shell/`, which is empty
 * until the app renders a page in it.
 */
export function allDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^\/404\.html$|\/index\.html$/.test(file) && !file.startsWith('/app-shell/'))
    .map((file) => file.replace(/index\.html$/, ''))
    .sort((one, other) => Number(isInOnePiece(one)) - Number(isInOnePiece(other)) || one.localeCompare(other, 'en'));
}
