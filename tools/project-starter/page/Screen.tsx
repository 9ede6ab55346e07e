import type { ReactNode } from 'react';
import { ProjectStarter } from './ProjectStarter.tsx';
import * as styles from './Screen.module.css';

/** The project starter's page `/tools/start/`, with prose about migrations below the tool. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={`screen ${styles.wide}`}>
      <h1 tabIndex={-1}>{TEXTS.projectStarter.title}</h1>
      <ProjectStarter />
      {children}
    </div>
  );
}
