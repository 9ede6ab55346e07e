import type { ReactNode } from 'react';
import { ReservedSpace } from '../../shared/page/ReservedSpace.tsx';
import { ConfigurationExplorerLoader } from './ConfigurationExplorerLoader.tsx';
import * as styles from './Screen.module.css';

/** The configuration explorer's page `/tools/configuration/`, with the page's prose below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={`screen ${styles.screen}`}>
      <h1 tabIndex={-1}>{TEXTS.configurationExplorer.title}</h1>
      <p className="lead">{TEXTS.configurationExplorer.lead}</p>
      <ReservedSpace>
        <ConfigurationExplorerLoader />
      </ReservedSpace>
      {children}
    </div>
  );
}
