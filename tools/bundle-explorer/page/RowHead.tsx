import { Breakable } from '../../../src/ui/Breakable/Breakable.tsx';
import * as styles from './SizeTable.module.css';

/** The first cell of a line: its name, which shows more where there is more to show. */
export function RowHead({ name, onChoose }: { name: string; onChoose: (() => void) | undefined }) {
  return (
    <th scope="row">
      {onChoose ? (
        <button type="button" className={styles.link} data-name="" onClick={onChoose}>
          <Breakable text={name} />
        </button>
      ) : (
        <Breakable text={name} />
      )}
    </th>
  );
}
