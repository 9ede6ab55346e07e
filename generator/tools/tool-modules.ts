import { siteTexts, textsKey } from '../../compile/interface-texts.ts';
import { toolNames, tools } from '../../tools/tools.ts';

/**
 * Modules by which the app knows the tools, from the one list of them: `tool-screens.js` has a loader for each screen, for the
 * browser; `tool-pages.js` has the screens themselves, for the prerender bundle; `tool-links.js` what the home page links to.
 * @returns source by name of the file
 */
export async function toolModules(): Promise<Record<string, string>> {
  const texts = (await siteTexts()) as unknown as Record<string, { homeLink: string }>;
  const links = toolNames.map((name) => [tools[name].url, texts[textsKey(name)]!.homeLink]);
  const screen = (name: string): string => JSON.stringify(`tools/${name}/page/Screen.tsx`);
  const loaders = toolNames.map(
    (name) => `  "${name}": () => import(/* webpackChunkName: "screen-${name}" */ ${screen(name)}),\n`,
  );
  const imports = toolNames.map((name, index) => `import Screen${index} from ${screen(name)};\n`);
  const pages = toolNames.map((name, index) => `  "${name}": Screen${index},\n`);
  return {
    'tool-screens.js': `export const toolScreens = {\n${loaders.join('')}};\n`,
    'tool-pages.js': `${imports.join('')}export const toolPages = {\n${pages.join('')}};\n`,
    'tool-links.js': `export const toolLinks = ${JSON.stringify(links)};\n`,
  };
}
