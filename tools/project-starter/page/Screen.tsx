import type { ReactNode } from 'react';
import { ToolPage } from '../../../src/ui/ToolPage/ToolPage.tsx';
import { tools } from '../../tools.ts';
import { ProjectStarter } from './ProjectStarter.tsx';

/** The project starter's page `/tools/start/`, with prose about migrations below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <ToolPage url={tools['project-starter'].url} title={TEXTS.projectStarter.title}>
      <ProjectStarter />
      {children}
    </ToolPage>
  );
}
