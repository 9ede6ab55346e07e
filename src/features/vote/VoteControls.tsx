import type { VoteChoice, VoteOrder } from './topics.ts';
import { voteOrders } from './topics.ts';
import * as styles from './VoteControls.module.css';

interface Props {
  choice: VoteChoice;
  labels: { label: string; count: number }[];
  /** Orders that the list can be put into. */
  orders: VoteOrder[];
  onChange: (choice: VoteChoice) => void;
}

/** Search, order and label filter. */
export function VoteControls({ choice, labels, orders, onChange }: Props) {
  return (
    <form className={styles.controls} role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        Search
        <input
          type="search"
          value={choice.search}
          placeholder="Title, repository, or number"
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => onChange({ ...choice, search: target.value })}
        />
      </label>
      <label>
        Order
        <select
          value={choice.order}
          disabled={orders.length === 0}
          onChange={({ target }) => onChange({ ...choice, order: target.value as VoteOrder })}
        >
          {orders.length === 0 && <option>By repository</option>}
          {orders.map((order) => (
            <option key={order} value={order}>
              {voteOrders[order]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Label
        <select
          value={choice.label}
          disabled={labels.length === 0}
          onChange={({ target }) => onChange({ ...choice, label: target.value })}
        >
          <option value="">All labels</option>
          {labels.map(({ label, count }) => (
            <option key={label} value={label}>{`${label} (${count})`}</option>
          ))}
        </select>
      </label>
    </form>
  );
}
