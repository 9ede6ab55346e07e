import { type ReactNode, useId } from 'react';
import { panelProps, TabList } from './TabList.tsx';
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

/** One of several panes, chosen by tabs. */
export function Tabs<Id extends string>({ names, children, ...list }: TabsProps<Id>) {
  const prefix = useId();
  const tabs = (Object.keys(names) as Id[]).map((id) => ({ id, name: names[id] }));
  return (
    <>
      <TabList {...list} tabs={tabs} prefix={prefix} className={styles.list} />
      <div {...panelProps(prefix, list.chosen)} className={styles.pane}>
        {children}
      </div>
    </>
  );
}
