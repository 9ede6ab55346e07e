import type { Program } from 'estree';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from './visit.ts';
import { components } from '../components/registry.ts';
import type { Report } from './report.ts';

const asset = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i;

/**
 * Reads the imports of an .mdx page: images (`import diagram from './diagram.png'`), and built-in components, which
 * need no import. Any other import, and any export, is reported as an error.
 *
 * @returns the path in each import statement, by imported name
 */
export function readAssetImports(tree: Root, report: Report): Map<string, string> {
  const imports = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree as Program | null | undefined;
    for (const statement of program?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') {
        report.error(
          'export is not supported, because pages are not executed. Write the value where you use it.',
          node.position,
        );
        continue;
      }
      const source = String(statement.source.value);
      const names = statement.specifiers.map(({ local }) => local.name);
      if (asset.test(source) && statement.specifiers[0]?.type === 'ImportDefaultSpecifier')
        imports.set(names[0]!, source);
      else if (!names.every((name) => name in components)) {
        report.error(
          `import … from '${source}' is not supported: a page imports images only, and components need no import.`,
          node.position,
        );
      }
    }
  });
  return imports;
}
