import type { ReactNode } from 'react';
import { ToolPage } from '../../../src/ui/ToolPage/ToolPage.tsx';
import { tools } from '../../tools.ts';
import { ReservedSpace } from '../../shared/page/ReservedSpace.tsx';
import { ConfigurationExplorerLoader } from './ConfigurationExplorerLoader.tsx';

/** The configuration explorer's page `/tools/configuration/`, with the page's prose below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <ToolPage url={tools['configuration-explorer'].url} title={TEXTS.configurationExplorer.title}>
      <p className="lead">{TEXTS.configurationExplorer.lead}</p>
      <ReservedSpace>
        <ConfigurationExplorerLoader />
      </ReservedSpace>
      {children}
    </ToolPage>
  );
}
