/** Loads the projects that a user can open in the playground: its own examples, and those of the documentation. */
import { onHost } from '../../../src/model/on-host.ts';
import { pageExamplesFile, readPageExampleId } from '../../../src/model/page-example.ts';
import type { ExampleProject } from '../model/example.ts';
import type { Project } from '../../../src/model/project.ts';
import { readProject } from '../model/read-project.ts';

/** Loads the playground's example projects in order. Rejects if their chunk can't be loaded. */
export async function loadGallery(): Promise<readonly ExampleProject[]> {
  const { examples } = await import(/* webpackChunkName: "playground-examples" */ 'site/playground-examples.js');
  return examples;
}

/**
 * Returns the playground's default project: the first example project or, if the examples can't be loaded, an empty
 * module with the reason.
 */
export async function firstExample(): Promise<{ project: Project; reason?: string }> {
  const empty: Project = { files: { 'src/index.js': '' }, commandLine: '' };
  try {
    const [first] = await loadGallery();
    return { project: first?.project ?? empty };
  } catch {
    return { project: empty, reason: TEXTS.playground.exampleFailed };
  }
}

/** An example with its title if it is one of the playground's, or with the URL of the page that contains it. */
type FoundExample = { project: Project } & ({ title: string } | { page: string });

/**
 * Finds an example by id, either of the playground (`code-splitting`) or on a page (`guides/caching/` followed by the
 * example's name there).
 * @returns the example, or an error message
 */
export async function findExample(id: string): Promise<FoundExample | { reason: string }> {
  const missing = { reason: TEXTS.playground.noExample(id.slice(0, 80)) };
  try {
    if (!id.includes('/')) {
      const found = (await loadGallery()).find((example) => example.id === id);
      return found ? { title: found.title, project: found.project } : missing;
    }
    const asked = readPageExampleId(id);
    if (!asked) return missing;
    const answer = await fetch(onHost(`/${pageExamplesFile(asked.url)}`));
    if (!answer.ok) return missing;
    const projects = Object(await answer.json()) as Record<string, unknown>;
    if (!Object.hasOwn(projects, asked.name)) return missing;
    return { page: asked.url, project: readProject(projects[asked.name], TEXTS.playground.troubles) };
  } catch {
    return { reason: TEXTS.playground.exampleFailed };
  }
}
