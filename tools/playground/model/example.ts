import type { Project } from '../../../src/model/project.ts';

/** An example project of the playground (`tools/playground/examples/`). */
export interface ExampleProject {
  /** Name of the example's folder. The hash `#example=ID` opens the example. */
  id: string;
  title: string;
  /** One-sentence description of the example project. */
  description: string;
  project: Project;
}
