import { existsSync } from 'node:fs';
import { siteTexts, textsKey } from '../../compile/interface-texts.ts';
import { drawSectionIcon } from '../../src/model/section-icons.ts';
import { toolNames, tools } from '../../tools/tools.ts';
import { inProject } from '../paths.ts';

/**
 * Generates the modules that connect the site's tools to the app. `tool-screens.js` contains lazy loaders of the tools'
 * pages, for the browser. `tool-pages.js` contains the pages themselves, for the prerender bundle. `tool-links.js`
 * contains the links on the home page, and `tools-section.js` those of the row on each tool's page. `block-editor.js` contains the loader of the editor for examples on a page.
 * `project-build.js` contains the loader of the code that builds a project in the page of another tool.
 *
 * @returns source by file name
 */
export async function toolModules(): Promise<Record<string, string>> {
  const texts = await siteTexts();
  const textsOf = (name: string) =>
    (texts as unknown as Record<string, { homeLink: string; title: string }>)[textsKey(name)]!;
  const links = toolNames.map((name) => [tools[name].url, textsOf(name).homeLink]);
  const section = {
    url: '/tools/',
    title: texts.frame.tools,
    boxes: drawSectionIcon('tools'),
    pages: toolNames.map((name) => ({ url: tools[name].url, title: textsOf(name).title })),
  };
  const screen = (name: string): string => JSON.stringify(`tools/${name}/page/Screen.tsx`);
  const loaders = toolNames.map(
    (name) => `  "${name}": () => import(/* webpackChunkName: "screen-${name}" */ ${screen(name)}),\n`,
  );
  const imports = toolNames.map((name, index) => `import Screen${index} from ${screen(name)};\n`);
  const pages = toolNames.map((name, index) => `  "${name}": Screen${index},\n`);
  return {
    'block-editor.js': `export const loadBlockEditor = ${loaderOf('edit-block')};\n`,
    'project-build.js': `export const loadProjectBuild = ${loaderOf('build-project')};\n`,
    'tool-screens.js': `export const toolScreens = {\n${loaders.join('')}};\n`,
    'tool-pages.js': `${imports.join('')}export const toolPages = {\n${pages.join('')}};\n`,
    'tool-links.js': `export const toolLinks = ${JSON.stringify(links)};\n`,
    'tools-section.js': `export const toolsSection = ${JSON.stringify(section)};\n`,
  };
}

/**
 * Returns the source of a function that loads an optional part of a tool, such as `page/edit-block.tsx`. The function
 * is `undefined` if no tool has that part.
 */
function loaderOf(part: string): string {
  const having = toolNames.find((name) => existsSync(inProject('tools', name, `page/${part}.tsx`)));
  return having ? `() => import(/* webpackChunkName: "${part}" */ "tools/${having}/page/${part}.tsx")` : 'undefined';
}
