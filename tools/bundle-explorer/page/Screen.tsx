import type { ReactNode } from 'react';
import { ReservedSpace } from '../../shared/page/ReservedSpace.tsx';
import { BundleExplorerLoader } from './BundleExplorerLoader.tsx';
import * as styles from './Screen.module.css';

/** The page `/tools/bundle/`: the explorer, with the prose about creating a stats file below it. */
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
