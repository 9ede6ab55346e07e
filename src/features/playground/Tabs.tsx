import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** Says to screen readers what is chosen here. */
  label: string;
  tabs: readonly { id: Id; name: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Begins the ids of the tabs and of the panels that belong to them (`panelProps`). */
  prefix: string;
}

/** A row of tabs; arrow keys go from one to the next. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, prefix }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === chosen);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[step % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#${prefix}-tab-${next.id}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          aria-selected={id === chosen}
          aria-controls={`${prefix}-panel-${id}`}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab. */
export function panelProps(prefix: string, id: string) {
  return { role: 'tabpanel', id: `${prefix}-panel-${id}`, 'aria-labelledby': `${prefix}-tab-${id}` } as const;
}
