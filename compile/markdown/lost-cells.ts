import type { Root } from 'mdast';
import type { Report } from './report.ts';
import { visit } from './visit.ts';

/** A row's cells beyond those of its header are not shown, and nearly always come from a | in code. */
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
