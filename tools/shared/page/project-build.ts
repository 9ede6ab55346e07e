/** Interface of the component with which other tools build and show a project in place (`page/build-project.tsx`). */
import type { ReactNode } from 'react';
import type { Project } from '../../../src/model/project.ts';

export interface ProjectBuildProps {
  /** Accessible name of the editor. */
  label: string;
  /** Creates the project. @param available names of the packages that the project may import */
  projectWith: (available: ReadonlySet<string>) => Project;
  /** Returns the path of the file to show first. */
  opened: (project: Project) => string;
  /** Label of the button that closes the editor. */
  back: string;
  /** Called when the reader closes the editor. */
  onBack: () => void;
}

/** Component that builds the project when it is shown and again after edits, both in the playground's sandbox. */
export type ProjectBuild = (props: ProjectBuildProps) => ReactNode;
