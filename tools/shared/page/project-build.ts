/**
 * Interface of the component with which other tools build a project in place and show the result
 * (`page/build-project.tsx`).
 */
import type { ReactNode } from 'react';
import type { Project } from '../../../src/model/project.ts';

export interface ProjectBuildProps {
  /** Accessible name of the project's editor. */
  label: string;
  /** Creates the project to build. @param available names of the packages that the project may import */
  projectWith: (available: ReadonlySet<string>) => Project;
  /** Returns the path of the project file to show first. */
  opened: (project: Project) => string;
  /** Label of the button that closes the project's editor. */
  back: string;
  /** Called when the user closes the project's editor. */
  onBack: () => void;
}

/** Component that builds a project when it is shown and again after edits, in the playground's sandbox. */
export type ProjectBuild = (props: ProjectBuildProps) => ReactNode;
