import type { Root } from 'mdast';
import type { Report } from './report.ts';
import { visit } from './visit.ts';

/**
 * Reports table rows with more cells than the header, because Markdown drops the extra cells. The cause is nearly
 * always a `|` in code.
 */
export function refuseLostCells(tree: Root, report: Report): void {
  visit(tree, 'table', ({ children: [header, ...rows] }) => {
    for (const row of rows) {
      if (row.children.length > header!.children.length)
        report.error(
          'This row has more cells than the table header, so the extra cells are lost. Write \\| for a | inside a cell, in code too.',
          row.position,
        );
    }
  });
}
