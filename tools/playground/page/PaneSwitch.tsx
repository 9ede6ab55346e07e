import { TabList } from '../../../src/ui/Tabs/TabList.tsx';
import * as controls from './controls.module.css';
import * as styles from './PlaygroundApp.module.css';
import * as tabs from './tabs.module.css';

/** The panes of the playground. They are side by side on wide screens, and shown one at a time on narrow ones. */
export type Pane = 'files' | 'editor' | 'output';

const { files, editor, output } = TEXTS.playground.panes;

interface PaneSwitchProps {
  chosen: Pane;
  onChoose: (pane: Pane) => void;
  /** Whether the last build has errors. */
  isBroken: boolean;
}

/** Tabs that select the visible pane of the playground on narrow screens. */
export function PaneSwitch({ chosen, onChoose, isBroken }: PaneSwitchProps) {
  const brokenOutput = (
    <span className={tabs.broken}>
      {output}
      <span className={controls.unseen}>{TEXTS.playground.hasErrors}</span>
    </span>
  );
  return (
    <div className={styles.switch}>
      <TabList
        label={TEXTS.playground.pane}
        prefix="playground-pane"
        controls="playground-panes"
        tabs={[
          { id: 'files', name: files },
          { id: 'editor', name: editor },
          { id: 'output', name: isBroken ? brokenOutput : output },
        ]}
        chosen={chosen}
        onChoose={onChoose}
        className={tabs.list}
      />
    </div>
  );
}
