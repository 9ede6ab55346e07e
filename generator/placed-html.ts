import { rewriteAttributes } from '../compile/html/finished-html.ts';
import { basePath } from './bundle/place-definitions.ts';

/** Attributes that contain addresses. The last one identifies the file of an inlined stylesheet. */
const attributes = ['href', 'src', 'poster', 'action', 'data-href'];

/**
 * Adds the base path to the site's own addresses in HTML.
 *
 * @param folder base path such as `/v5`; with `''`, nothing changes
 */
export function placedHtml(html: string, folder: string = basePath): string {
  if (folder === '') return html;
  return rewriteAttributes(html, attributes, (_, value) => (/^\/(?!\/)/.test(value) ? folder + value : value));
}
