import type { ReactNode } from 'react';
import { ReservedSpace } from '../../shared/page/ReservedSpace.tsx';
import { BundleExplorerLoader } from './BundleExplorerLoader.tsx';
import * as styles from './Screen.module.css';

/** The bundle explorer's page `/tools/bundle/`, with prose about creating a stats file below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={`screen ${styles.screen}`}>
      <h1 tabIndex={-1}>{TEXTS.bundleExplorer.title}</h1>
      <ReservedSpace>
        <BundleExplorerLoader />
      </ReservedSpace>
      {children}
    </div>
  );
}
