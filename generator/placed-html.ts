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

/** Markdown as it is served: links to the site get the folder of the host; what stands in code blocks stays. */
export function placedMarkdown(markdown: string, folder: string): string {
  if (folder === '') return markdown;
  return markdown.replace(/^(\s*)(`{3,}|~{3,})[^]*?^\1\2|\]\(\/(?!\/)/gm, (found) =>
    found === '](/' ? `](${folder}/` : found,
  );
}
