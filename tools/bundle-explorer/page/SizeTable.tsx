import { type ReactNode, useState } from 'react';
import { MoreButton } from './MoreButton.tsx';
import { RowHead } from './RowHead.tsx';
import * as styles from './SizeTable.module.css';
import { shareInWords, sizeInWords } from './words.ts';

/** A row of the table of sizes. */
interface SizeRow {
  key: string;
  name: string;
  /** Size in bytes that the table row shows. */
  size: number;
  /** Additional cells of the row, one for each column in `heads`. */
  cells?: ReactNode[];
  onChoose?: (() => void) | undefined;
}

interface SizeTableProps {
  caption: string;
  nameHead: string;
  sizeHead?: string;
  /** Headers of the table's additional columns. */
  heads?: string[];
  rows: SizeRow[];
}

/** Number of table rows to show initially, and to add per click on "more". */
const SOME = 100;

/**
 * Table of sizes in the given order, with a bar for each row's share. On a phone, the additional cells are below their
 * row. Explicit roles then keep it a table for screen readers.
 */
export function SizeTable({
  caption,
  nameHead,
  sizeHead = TEXTS.bundleExplorer.size,
  heads = [],
  rows,
}: SizeTableProps) {
  const [shown, setShown] = useState(SOME);
  const whole = rows.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <div className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
        <table role="table" className={styles.table} data-stacked={heads.length > 0 || undefined}>
          <caption>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {nameHead}
              </th>
              <th role="columnheader" scope="col" className={styles.number}>
                {sizeHead}
              </th>
              <th role="columnheader" scope="col" className={styles.number}>
                {TEXTS.bundleExplorer.share}
              </th>
              {heads.map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.slice(0, shown).map(({ key, name, size, cells = [], onChoose }) => (
              <tr key={key} role="row">
                <RowHead name={name} onChoose={onChoose} />
                <td role="cell" className={styles.number}>
                  {sizeInWords(size)}
                </td>
                <td role="cell" className={styles.number}>
                  <meter value={whole > 0 ? size / whole : 0} aria-hidden="true" />
                  <span className={styles.share}>{shareInWords(size, whole)}</span>
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
      </div>
      <MoreButton shown={shown} step={SOME} all={rows.length} onShow={setShown} />
    </>
  );
}
