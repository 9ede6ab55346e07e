import type { ReactNode } from 'react';
import { ProjectStarter } from './ProjectStarter.tsx';
import * as styles from './Screen.module.css';

/** The page `/tools/start/`: the project starter, with the prose about migrations below it. */
export default function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={`screen ${styles.wide}`}>
      <h1 tabIndex={-1}>{TEXTS.projectStarter.title}</h1>
      <ProjectStarter />
      {children}
    </div>
  );
}
