import { rewriteAttributes } from '../compile/html/finished-html.ts';
import { basePath } from './bundle/place-definitions.ts';

/** Attributes with addresses; the last is how a stylesheet in the document says which file it stands for. */
const attributes = ['href', 'src', 'poster', 'action', 'data-href'];

/**
 * HTML as it is served: the site's own addresses get the folder of the host that it stands in before them.
 * @param folder `/v5`; `''` at the root, where nothing changes
 */
export function placedHtml(html: string, folder: string = basePath): string {
  if (folder === '') return html;
  return rewriteAttributes(html, attributes, (_, value) => (/^\/(?!\/)/.test(value) ? folder + value : value));
}
