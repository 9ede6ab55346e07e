import { useState } from 'react';
import type { Change } from '../../model/compare.ts';
import { MoreButton } from '../MoreButton.tsx';
import { RowHead } from '../RowHead.tsx';
import * as styles from '../SizeTable.module.css';
import { changeInWords, sizeInWords } from '../words.ts';

interface ChangeRow extends Change {
  /** Note about the change, shown in its own column. */
  note: string;
  onChoose?: (() => void) | undefined;
}

const SOME = 50;

/** Table that compares sizes of modules, packages, or files in two builds. */
export function ChangeTable({ caption, changes }: { caption: string; changes: ChangeRow[] }) {
  const [shown, setShown] = useState(SOME);
  if (changes.length === 0) return <p>{TEXTS.bundleExplorer.noChanges(caption)}</p>;
  const hasNotes = changes.some(({ note }) => note !== '');
  return (
    <>
      <div className={styles.frame} tabIndex={0} role="region" aria-label={TEXTS.bundleExplorer.changed(caption)}>
        <table className={styles.table}>
          <caption>{TEXTS.bundleExplorer.changed(caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXTS.bundleExplorer.name}</th>
              {[TEXTS.bundleExplorer.before, TEXTS.bundleExplorer.now, TEXTS.bundleExplorer.change].map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
              {hasNotes && <th scope="col">{TEXTS.bundleExplorer.exports}</th>}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map(({ name, before, after, note, onChoose }) => (
              <tr key={name}>
                <RowHead name={name} onChoose={onChoose} />
                <td className={styles.number}>{sizeInWords(before)}</td>
                <td className={styles.number}>{sizeInWords(after)}</td>
                <td className={styles.number}>{changeInWords(after - before)}</td>
                {hasNotes && <td>{note}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreButton shown={shown} step={SOME} all={changes.length} onShow={setShown} />
    </>
  );
}
