import type { VoteChoice, VoteOrder } from './topics.ts';
import * as fields from '../../ui/field.module.css';
import * as styles from './VoteControls.module.css';

interface Props {
  choice: VoteChoice;
  labels: { label: string; count: number }[];
  /** Sort orders of the feature requests that the reader can choose from. */
  orders: VoteOrder[];
  onChange: (choice: VoteChoice) => void;
}

/** Renders the search field, the sort order, and the label filter for the list of feature requests. */
export function VoteControls({ choice, labels, orders, onChange }: Props) {
  return (
    <form
      className={styles.controls}
      role="search"
      aria-label={TEXTS.vote.requests}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        {TEXTS.vote.search}
        <input
          className={fields.field}
          type="search"
          value={choice.search}
          placeholder={TEXTS.vote.placeholder}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => onChange({ ...choice, search: target.value })}
        />
      </label>
      {orders.length > 0 && (
        <label>
          {TEXTS.vote.order}
          <select
            className={fields.field}
            value={choice.order}
            onChange={({ target }) => onChange({ ...choice, order: target.value as VoteOrder })}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {TEXTS.vote[order]}
              </option>
            ))}
          </select>
        </label>
      )}
      {labels.length > 0 && (
        <label>
          {TEXTS.vote.label}
          <select
            className={fields.field}
            value={choice.label}
            onChange={({ target }) => onChange({ ...choice, label: target.value })}
          >
            <option value="">{TEXTS.vote.allLabels}</option>
            {labels.map(({ label, count }) => (
              <option key={label} value={label}>{`${label} (${count})`}</option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
