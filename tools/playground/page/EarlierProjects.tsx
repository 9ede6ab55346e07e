import { useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import { cutText } from '../model/cut-text.ts';
import * as controls from './controls.module.css';
import * as styles from './Gallery.module.css';
import { firstPath, sortedPaths } from './project-changes.ts';
import { deleteEarlier, earlierProjects, isSameProject } from './stored-project.ts';

interface EarlierProjectsProps {
  /** The project that is open in the playground, which isn't listed. */
  open: Project;
  onChoose: (project: Project) => void;
}

/** List of the user's own projects that were replaced by others. They are kept until the user deletes them. */
export function EarlierProjects({ open, onChoose }: EarlierProjectsProps) {
  const [projects, setProjects] = useState(() => earlierProjects().filter((project) => !isSameProject(project, open)));
  if (projects.length === 0) return null;
  const remove = (project: Project) => {
    deleteEarlier(project);
    setProjects(projects.filter((other) => other !== project));
  };
  return (
    <section className={styles.earlier} aria-labelledby="playground-earlier">
      <h3 id="playground-earlier">{TEXTS.playground.earlier}</h3>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={JSON.stringify(project)}>
            <button type="button" className={styles.example} onClick={() => onChoose(project)}>
              <b>{cutText(sortedPaths(project).join(', '), 80)}</b>
              {firstLine(project)}
            </button>
            <button type="button" className={controls.small} onClick={() => remove(project)}>
              {TEXTS.playground.delete}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the first line of code in the project's default file, as a hint at what the project is. */
function firstLine(project: Project): string {
  const content = project.files[firstPath(project)];
  const lines = typeof content === 'string' ? content.split('\n') : [];
  return cutText(lines.find((line) => /\w/.test(line)) ?? '', 80);
}
