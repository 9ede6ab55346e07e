/** What the playground offers to other tools (`page/build-project.tsx`): a project that is built where it is shown. */
import type { ReactNode } from 'react';
import type { Project } from '../../../src/model/project.ts';

export interface ProjectBuildProps {
  /** Accessible name of the editor. */
  label: string;
  /** Creates the project. @param available names of the packages that it may import */
  projectWith: (available: ReadonlySet<string>) => Project;
  /** The file to show first. */
  opened: (project: Project) => string;
  /** Words of the button that closes the editor. */
  back: string;
  /** Called when the reader closes the editor. */
  onBack: () => void;
}

/** Builds the project as soon as it is shown, and again after edits; both in the playground's sandbox. */
export type ProjectBuild = (props: ProjectBuildProps) => ReactNode;
