import type { ReactNode } from 'react';
import { ToolRoom } from '../../shared/page/ToolRoom.tsx';
import { ConfigurationExplorer } from './ConfigurationExplorer.tsx';
import * as styles from './Screen.module.css';

/** `/tools/configuration/`: the explorer, and the text of the page below it. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={`screen ${styles.screen}`}>
      <h1 tabIndex={-1}>{TEXTS.configurationExplorer.title}</h1>
      <ToolRoom>
        <ConfigurationExplorer />
      </ToolRoom>
      {children}
    </div>
  );
}
