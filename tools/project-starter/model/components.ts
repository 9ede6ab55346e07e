/** The example component of a generated project in each framework. It has a title and a button that counts clicks. */
import type { Line, ProjectFile } from './project.ts';
import { because } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

function fileOf(answers: Answers, lines: Line[]): ProjectFile {
  return { path: `src/${traitsOf(answers).component.file.slice(2)}`, lines };
}

/** Returns the line that imports the component's CSS module, or an empty array if the project has none. */
function moduleImport({ styles }: Answers, indent = ''): Line[] {
  return styles === 'modules'
    ? [
        because(
          `${indent}import * as styles from "./Title.module.css";`,
          'cssModuleImport',
          '/guides/native-css/#css-modules',
        ),
      ]
    : [];
}

function plain(answers: Answers): ProjectFile {
  const { typescript, component } = traitsOf(answers);
  const title = typescript ? 'title: string' : 'title';
  const result = typescript ? ': HTMLElement[]' : '';
  const imports = moduleImport(answers);
  return fileOf(answers, [
    ...(imports.length > 0 ? [...imports, ''] : []),
    `export function ${component.name}(${title})${result} {`,
    '  const heading = document.createElement("h1");',
    '  heading.textContent = title;',
    ...(answers.styles === 'modules' ? ['  heading.className = styles.title;'] : []),
    '',
    '  let count = 0;',
    '  const button = document.createElement("button");',
    '  const show = () => (button.textContent = `In your cart: ${count}`);',
    '  button.addEventListener("click", () => {',
    '    count += 1;',
    '    show();',
    '  });',
    '  show();',
    '',
    '  return [heading, button];',
    '}',
  ]);
}

function jsx(hooks: string): (answers: Answers) => ProjectFile {
  return (answers) => {
    const { typescript, component } = traitsOf(answers);
    const name = answers.styles === 'modules' ? ` ${hooks === 'react' ? 'className' : 'class'}={styles.title}` : '';
    return fileOf(answers, [
      `import { useState } from "${hooks}";`,
      ...moduleImport(answers),
      '',
      `export function ${component.name}({ title }${typescript ? ': { title: string }' : ''}) {`,
      '  const [count, setCount] = useState(0);',
      '',
      '  return (',
      '    <>',
      `      <h1${name}>{title}</h1>`,
      '      <button onClick={() => setCount(count + 1)}>In your cart: {count}</button>',
      '    </>',
      '  );',
      '}',
    ]);
  };
}

function vue(answers: Answers): ProjectFile {
  const { typescript } = traitsOf(answers);
  const name = answers.styles === 'modules' ? ' :class="styles.title"' : '';
  return fileOf(answers, [
    `<script setup${typescript ? ' lang="ts"' : ''}>`,
    'import { ref } from "vue";',
    ...moduleImport(answers),
    '',
    typescript ? 'defineProps<{ title: string }>();' : 'defineProps({ title: String });',
    'const count = ref(0);',
    '</script>',
    '',
    '<template>',
    `  <h1${name}>{{ title }}</h1>`,
    '  <button @click="count += 1">In your cart: {{ count }}</button>',
    '</template>',
  ]);
}

function svelte(answers: Answers): ProjectFile {
  const { typescript } = traitsOf(answers);
  const name = answers.styles === 'modules' ? ' class={styles.title}' : '';
  const imports = moduleImport(answers, '  ');
  return fileOf(answers, [
    `<script${typescript ? ' lang="ts"' : ''}>`,
    ...(imports.length > 0 ? [...imports, ''] : []),
    `  let { title }${typescript ? ': { title: string }' : ''} = $props();`,
    '  let count = $state(0);',
    '</script>',
    '',
    `<h1${name}>{title}</h1>`,
    '<button onclick={() => (count += 1)}>In your cart: {count}</button>',
  ]);
}

/** Functions that generate the file of the example component, by framework. */
export const components: Record<Answers['framework'], (answers: Answers) => ProjectFile> = {
  none: plain,
  react: jsx('react'),
  preact: jsx('preact/hooks'),
  vue,
  svelte,
};
