/**
 * Builds a Starlight site with the content of this site, for comparison. Starlight is installed on demand, and isn't a
 * dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../generator/paths.ts';
import { type BuildCost, runBuild } from './run-build.ts';

/** Cost of a Starlight build. */
interface StarlightBuild extends BuildCost {
  /** Version of Starlight, such as `0.42.4`. */
  version: string;
  pages: number;
}

/** Timeout for a Starlight build, in milliseconds. */
const limit = 300_000;

const files = {
  // Astro reads the dependencies in `package.json` to find the packages that it must bundle.
  'package.json':
    '{ "private": true, "type": "module", "dependencies": { "astro": "latest", "@astrojs/starlight": "latest" } }\n',
  'astro.config.mjs': [
    "import { defineConfig } from 'astro/config';",
    "import starlight from '@astrojs/starlight';",
    "export default defineConfig({ site: 'https://docs.example.org', integrations: [starlight({ title: 'webpack' })] });",
    '',
  ].join('\n'),
  'src/content.config.ts': [
    "import { defineCollection } from 'astro:content';",
    "import { docsLoader } from '@astrojs/starlight/loaders';",
    "import { docsSchema } from '@astrojs/starlight/schema';",
    'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };',
    '',
  ].join('\n'),
};

/**
 * Installs the newest Starlight in `.cache/starlight/` unless it is already there. Delete the folder to update it.
 * @returns the folder
 */
export async function installStarlight(): Promise<string> {
  const folder = path.join(cacheFolder, 'starlight');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const isThere = await versionIn(folder).catch(() => undefined);
  // Building doesn't need the install scripts of Starlight's packages.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  if (!isThere) execFileSync('npm', ['install', ...options], { cwd: folder });
  return folder;
}

/**
 * Builds the pages of the built site in `dist` from their Markdown copies, without any cache.
 * @param folder result of `installStarlight`
 */
export async function measureStarlight(folder: string, dist: string): Promise<StarlightBuild> {
  for (const kept of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'src/content'])
    await rm(path.join(folder, kept), { recursive: true, force: true });
  const pages = await writePages(dist, path.join(folder, 'src/content/docs'));
  const astro = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  const cost = await runBuild({ node: [astro, 'build'], cwd: folder, out: path.join(folder, 'dist'), limit });
  return { version: await versionIn(folder), pages, ...cost };
}

async function versionIn(folder: string): Promise<string> {
  const file = path.join(folder, 'node_modules/@astrojs/starlight/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/**
 * Writes the Markdown copy of each page, with the title in the front matter as Starlight expects.
 * @returns number of pages
 */
async function writePages(dist: string, to: string): Promise<number> {
  const copies = (await readdir(dist, { recursive: true })).filter((name) => path.basename(name) === 'index.md');
  for (const name of copies) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, asStarlightPage(await readFile(path.join(dist, name), 'utf8')));
  }
  return copies.length;
}

/** Moves the level-1 heading of a Markdown copy to its front matter. */
function asStarlightPage(markdown: string): string {
  const [heading = '', title = ''] = /^# (.*)\n+/.exec(markdown) ?? [];
  const words = JSON.stringify(title.replaceAll(/[`\\]/g, ''));
  return `---\ntitle: ${words}\n---\n\n${markdown.slice(heading.length)}`;
}
