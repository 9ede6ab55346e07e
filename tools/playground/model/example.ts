import type { Project } from '../../../src/model/project.ts';

/** A project of the gallery (`tools/playground/examples/`). */
export interface ExampleProject {
  /** Name of its folder; the hash `#example=ID` opens it. */
  id: string;
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  project: Project;
}
