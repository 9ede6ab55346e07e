import { TabList } from '../../../src/ui/Tabs/TabList.tsx';
import * as styles from './PlaygroundApp.module.css';
import * as tabs from './tabs.module.css';

/** What stands side by side, and on a narrow screen one at a time. */
export type Pane = 'files' | 'editor' | 'output';

const panes: readonly { id: Pane; name: string }[] = [
  { id: 'files', name: TEXTS.playground.panes.files },
  { id: 'editor', name: TEXTS.playground.panes.editor },
  { id: 'output', name: TEXTS.playground.panes.output },
];

interface PaneSwitchProps {
  chosen: Pane;
  onChoose: (pane: Pane) => void;
}

/** Tabs that choose the pane of a narrow screen. */
export function PaneSwitch({ chosen, onChoose }: PaneSwitchProps) {
  return (
    <div className={styles.switch}>
      <TabList
        label={TEXTS.playground.pane}
        prefix="playground-pane"
        controls="playground-panes"
        tabs={panes}
        chosen={chosen}
        onChoose={onChoose}
        className={tabs.list}
      />
    </div>
  );
}
