import { Breakable } from '../../../src/ui/Breakable/Breakable.tsx';
import * as styles from './SizeTable.module.css';

/** First cell of a table row, with the row's name. The name is a button if there are details to show. */
export function RowHead({ name, onChoose }: { name: string; onChoose: (() => void) | undefined }) {
  return (
    <th role="rowheader" scope="row">
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
