import type { Root } from 'mdast';
import { visit } from './visit.ts';
import type { Report } from './report.ts';

/**
 * Placeholder element for a component in a `.md` page. The component's name can't be used, because the HTML parser
 * ignores case.
 */
export const placeholder = 'x-component';

/** Tags that the HTML parser drops silently, and the compiler's own placeholders. */
const unseen = /<\/?(html|head|body|frameset|x-component|x-fence)\b[^>]*>?/gi;

const tag =
  /<!--[^]*?(?:-->|$)|<(\/?)([A-Z][\w.]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s"'>]+))?)*)\s*(\/?)>/g;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|([^\s"'>]+)))?/g;

/**
 * Replaces component tags in the raw HTML of a `.md` page with placeholders that survive the HTML parser. Props are
 * strings or true; `{expressions}` are an error. Modifies the tree in place.
 */
export function markComponentsInHtml(tree: Root, report: Report): void {
  visit(tree, 'html', (node) => {
    for (const [, name = ''] of node.value.matchAll(/<(html|head|body|frameset|x-component|x-fence)\b/gi))
      report.error(
        `<${name}> is not allowed in a page: ${name.startsWith('x-') ? 'write the component by its name' : 'the page frame provides it'}.`,
        node.position,
      );
    node.value = node.value
      .replace(unseen, '')
      .replace(tag, (whole: string, closing: string, name: string, attributes: string, selfClosing: string) => {
        if (name === undefined) return '';
        if (closing) return `</${placeholder}>`;
        const props: Record<string, string | true> = {};
        for (const [, key = '', double, single, expression, bare] of attributes.matchAll(attribute)) {
          if (expression)
            report.error(
              `<${name} ${key}=${expression}>: expressions only work in .mdx pages. Write ${key}="…".`,
              node.position,
            );
          props[key] = double ?? single ?? bare ?? true;
        }
        const json = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        return `<${placeholder} data-name="${name}" data-props="${json}">${selfClosing ? `</${placeholder}>` : ''}`;
      });
  });
}
