/** Generates the scripts of a project: its entry points, and the component that they show. */
import { components } from './components.ts';
import { pageEntry, program } from './page-entry.ts';
import type { ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { styleImport } from './source-lines.ts';
import { traitsOf } from './traits.ts';

/** Returns all scripts and components in the `src` folder of a generated project. */
export function sourceFiles(answers: Answers): ProjectFile[] {
  if (answers.goal === 'node') return program(answers);
  const component = components[answers.framework](answers);
  if (answers.goal === 'library') return [libraryEntry(answers), component];
  return [...traitsOf(answers).entries.map((name) => pageEntry(name, answers)), component];
}

function libraryEntry(answers: Answers): ProjectFile {
  const { component } = traitsOf(answers);
  const named =
    answers.framework === 'vue' || answers.framework === 'svelte'
      ? `export { default as ${component.name} } from "${component.file}";`
      : `export { ${component.name} } from "${component.file}";`;
  return { path: `src/index.${traitsOf(answers).script}`, lines: [...styleImport(answers), named] };
}
