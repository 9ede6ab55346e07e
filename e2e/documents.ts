import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Whether a document is all pages of a section in one. */
export const isInOnePiece = (address: string): boolean => address.endsWith('/printable/');

/**
 * Addresses of every document of a built site, sections in one piece last. `/app-shell/` is none yet: it is empty until the app
 * shows a page in it.
 */
export function allDocuments(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^\/404\.html$|\/index\.html$/.test(file) && !file.startsWith('/app-shell/'))
    .map((file) => file.replace(/index\.html$/, ''))
    .sort((one, other) => Number(isInOnePiece(one)) - Number(isInOnePiece(other)) || one.localeCompare(other, 'en'));
}
