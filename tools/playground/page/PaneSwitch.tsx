import { TabList } from '../../../src/ui/Tabs/TabList.tsx';
import * as styles from './PlaygroundApp.module.css';
import * as tabs from './tabs.module.css';

/** Panes, which are side by side, or one at a time on narrow screens. */
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

/** Tabs for selecting the pane on narrow screens. */
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
