/** The scripts of a project: its entries, and one component that they show. */
import { components } from './components.ts';
import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Titles of pages by the name of their entry. */
export const titles: Readonly<Record<string, string>> = { index: 'Shop', about: 'About the shop' };

/** A line that imports; written so that it is not taken for an import of this file. */
function importOf(what: string, from: string): string {
  return `import ${what} from "${from}";`;
}

/** Everything in `src` that is a script, a component or the program. */
export function sourceFiles(answers: Answers): ProjectFile[] {
  if (answers.goal === 'node') return program(answers);
  const component = components[answers.framework](answers);
  if (answers.goal === 'library') return [libraryEntry(answers), component];
  return [...traitsOf(answers).entries.map((name) => pageEntry(name, answers)), component];
}

function entryPath(name: string, answers: Answers): string {
  const { script, jsx } = traitsOf(answers);
  return `src/${name}.${jsx ? `${script}x` : script}`;
}

/** Imports of a stylesheet for the whole page; CSS modules are imported by their component. */
function styleImport(answers: Answers): Line[] {
  const { styles } = traitsOf(answers);
  if (styles === undefined || answers.styles === 'modules') return [];
  return [because(`import "./${styles}";`, 'webpack writes the styles to a .css file.', '/guides/native-css/')];
}

function libraryEntry(answers: Answers): ProjectFile {
  const { component } = traitsOf(answers);
  const named =
    answers.framework === 'vue' || answers.framework === 'svelte'
      ? `export { default as ${component.name} } from "${component.file}";`
      : `export { ${component.name} } from "${component.file}";`;
  return { path: `src/index.${traitsOf(answers).script}`, lines: [...styleImport(answers), named] };
}

function pageEntry(name: string, answers: Answers): ProjectFile {
  const { component, typescript, hot } = traitsOf(answers);
  const title = titles[name] ?? name;
  const found = `document.querySelector("#app")${typescript ? '!' : ''}`;
  const generated = answers.html === 'generated';
  const target = generated ? 'root' : found;
  const made = generated
    ? [
        because('const root = document.createElement("div");', 'The generated page is empty.'),
        'document.body.append(root);',
        '',
      ]
    : [];
  const lines: Record<Answers['framework'], { imports: string[]; start: Line[] }> = {
    none: {
      imports: [`import { App } from "${component.file}";`],
      start: [
        `${target}.replaceChildren(...App("${title}"));`,
        ...(hot
          ? [
              '',
              because(
                'import.meta.webpackHot?.accept();',
                'In development, this file runs again after a change. In production, webpack removes the line.',
                '/api/hot-module-replacement/#accept',
              ),
            ]
          : []),
      ],
    },
    react: {
      imports: [
        importOf('{ StrictMode }', 'react'),
        importOf('{ createRoot }', 'react-dom/client'),
        `import { App } from "${component.file}";`,
      ],
      start: [
        `createRoot(${target}).render(`,
        '  <StrictMode>',
        `    <App title="${title}" />`,
        '  </StrictMode>,',
        ');',
      ],
    },
    preact: {
      imports: [importOf('{ render }', 'preact'), `import { App } from "${component.file}";`],
      start: [`render(<App title="${title}" />, ${target});`],
    },
    vue: {
      imports: [importOf('{ createApp }', 'vue'), `import App from "${component.file}";`],
      start: [`createApp(App, { title: "${title}" }).mount(${generated ? 'root' : '"#app"'});`],
    },
    svelte: {
      imports: [importOf('{ mount }', 'svelte'), `import App from "${component.file}";`],
      start: [`mount(App, { target: ${target}, props: { title: "${title}" } });`],
    },
  };
  const { imports, start } = lines[answers.framework];
  return { path: entryPath(name, answers), lines: [...imports, ...styleImport(answers), '', ...made, ...start] };
}

function program({ language }: Answers): ProjectFile[] {
  const typescript = language.startsWith('ts');
  const script = typescript ? 'ts' : 'js';
  const list = typescript ? ': readonly number[]' : '';
  return [
    {
      path: `src/index.${script}`,
      lines: [
        because(importOf('{ styleText }', 'node:util'), 'Node.js modules are not bundled.', '/configuration/target/'),
        `import { total } from "./prices.${script}";`,
        '',
        'const text = `Total: ${total([19, 23]).toFixed(2)}`;',
        'console.log(styleText("bold", text));',
      ],
    },
    {
      path: `src/prices.${script}`,
      lines: [
        `export function total(prices${list})${typescript ? ': number' : ''} {`,
        '  return prices.reduce((sum, price) => sum + price, 0);',
        '}',
      ],
    },
  ];
}
