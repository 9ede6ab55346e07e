import type { ReactNode } from 'react';
import type { KeyPath, Leaf } from '../model/answer.ts';
import { pathText, type OptionIndex } from '../model/option-index.ts';
import * as styles from './controls.module.css';
import { OptionName } from './OptionName.tsx';

interface OptionTableProps {
  /** Headers of the columns after the option's name. */
  heads: readonly string[];
  /** Paths of the options, with a cell for each of `heads`. */
  rows: readonly { path: KeyPath; cells: readonly ReactNode[]; origin?: Leaf['origin'] }[];
  options: OptionIndex;
}

/**
 * Table of webpack options. On a phone, the cells are below the option's name, with their headers. Explicit roles then
 * keep it a table for screen readers.
 */
export function OptionTable({ heads, rows, options }: OptionTableProps) {
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {[TEXTS.configurationExplorer.option, ...heads].map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ path, cells, origin }) => (
          <tr key={pathText(path)} role="row" data-origin={origin}>
            <td role="cell">
              <OptionName path={path} index={options} />
            </td>
            {cells.map((cell, index) => (
              <td key={heads[index]} role="cell" data-label={heads[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows an option's value as code, or says that there is none. */
export function Value({ text }: { text: string | undefined }) {
  return text === undefined ? TEXTS.configurationExplorer.notThere : <code>{text}</code>;
}
