import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import * as styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  /** Names by id, in their order. */
  names: Record<Id, string>;
  chosen: Id;
  onChoose: (id: Id) => void;
  /** What the chosen one shows. */
  children: ReactNode;
}

/** One of several panes, chosen by tabs: arrows move among them. */
export function Tabs<Id extends string>({ label, names, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = Object.keys(names) as Id[];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : ids.indexOf(chosen) + (step ?? 0);
    const next = ids[(at + ids.length) % ids.length];
    if (next === undefined || next === chosen) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll('button')[ids.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {ids.map((each) => (
          <button
            key={each}
            id={`${id}${each}`}
            type="button"
            role="tab"
            aria-selected={each === chosen}
            aria-controls={each === chosen ? `${id}pane` : undefined}
            tabIndex={each === chosen ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div id={`${id}pane`} role="tabpanel" aria-labelledby={`${id}${chosen}`} className={styles.pane}>
        {children}
      </div>
    </>
  );
}
