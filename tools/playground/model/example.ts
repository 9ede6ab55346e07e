import type { Project } from '../../../src/model/project.ts';

/** A project of the gallery (`tools/playground/examples/`). */
export interface ExampleProject {
  /** Name of its folder; the hash `#example=ID` opens it. */
  id: string;
  title: string;
  /** One-sentence description. */
  description: string;
  project: Project;
}
