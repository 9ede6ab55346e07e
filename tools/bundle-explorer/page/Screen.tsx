import type { ReactNode } from 'react';
import { ToolPage } from '../../../src/ui/ToolPage/ToolPage.tsx';
import { tools } from '../../tools.ts';
import { ReservedSpace } from '../../shared/page/ReservedSpace.tsx';
import { BundleExplorerLoader } from './BundleExplorerLoader.tsx';

/** The bundle explorer's page `/tools/bundle/`, with prose about creating a stats file below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <ToolPage url={tools['bundle-explorer'].url} title={TEXTS.bundleExplorer.title}>
      <ReservedSpace>
        <BundleExplorerLoader />
      </ReservedSpace>
      {children}
    </ToolPage>
  );
}
