import type { Project } from './project.ts';

/** A project of the gallery (`gallery/`). */
export interface ExampleProject {
  /** Name of its folder; the hash `#example=ID` opens it. */
  id: string;
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  project: Project;
}
