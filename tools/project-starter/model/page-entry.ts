import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { entryPath, importOf, styleImport, titles } from './source-lines.ts';
import { traitsOf } from './traits.ts';

/** Returns the main script of a generated page. */
export function pageEntry(name: string, answers: Answers): ProjectFile {
  const { component, typescript, hot } = traitsOf(answers);
  const title = titles[name] ?? name;
  const found = `document.querySelector("#app")${typescript ? '!' : ''}`;
  const generated = answers.html === 'generated';
  const target = generated ? 'root' : found;
  const made = generated
    ? [because('const root = document.createElement("div");', 'emptyPage'), 'document.body.append(root);', '']
    : [];
  const lines: Record<Answers['framework'], { imports: string[]; start: Line[] }> = {
    none: {
      imports: [`import { App } from "${component.file}";`],
      start: [
        `${target}.replaceChildren(...App("${title}"));`,
        ...(hot
          ? ['', because('import.meta.webpackHot?.accept();', 'acceptsItself', '/api/hot-module-replacement/#accept')]
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

/** Returns the source files of a generated Node.js program. */
export function program({ language }: Answers): ProjectFile[] {
  const typescript = language.startsWith('ts');
  const script = typescript ? 'ts' : 'js';
  const list = typescript ? ': readonly number[]' : '';
  return [
    {
      path: `src/index.${script}`,
      lines: [
        because(importOf('{ styleText }', 'node:util'), 'nodeModule', '/configuration/target/'),
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
