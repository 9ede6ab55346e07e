import { type ReactNode, useId } from 'react';
import { panelProps, TabList } from './TabList.tsx';
import * as styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  /** Labels of the tabs by id, in order. */
  names: Record<Id, string>;
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Renders tabs with one visible panel. */
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
