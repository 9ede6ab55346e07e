import { rewriteAttributes } from '../compile/html/finished-html.ts';
import { basePath } from './bundle/place-definitions.ts';

/** Attributes with addresses; the last one identifies the file of an inlined stylesheet. */
const attributes = ['href', 'src', 'poster', 'action', 'data-href'];

/**
 * Adds the base path to the site's own addresses in HTML.
 * @param folder `/v5`; `''` at the root, which changes nothing
 */
export function placedHtml(html: string, folder: string = basePath): string {
  if (folder === '') return html;
  return rewriteAttributes(html, attributes, (_, value) => (/^\/(?!\/)/.test(value) ? folder + value : value));
}
