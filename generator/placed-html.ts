import { rewriteAttributes } from '../compile/html/finished-html.ts';
import { basePath } from './bundle/place-definitions.ts';

/** HTML attributes that contain addresses. The last one identifies the file of an inlined stylesheet. */
const attributes = ['href', 'src', 'poster', 'action', 'data-href'];

/**
 * Adds the base path to links and other addresses of this site in HTML.
 *
 * @param folder base path such as `/v5`; with `''`, nothing changes
 */
export function placedHtml(html: string, folder: string = basePath): string {
  if (folder === '') return html;
  return rewriteAttributes(html, attributes, (_, value) => (/^\/(?!\/)/.test(value) ? folder + value : value));
}
