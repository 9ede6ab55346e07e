/** Starlight with the words of our pages, fetched on demand: it is no dependency of the project. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../generator/paths.ts';
import { type BuildCost, runBuild } from './run-build.ts';

/** What was measured. */
export interface StarlightBuild extends BuildCost {
  /** `0.42.4` */
  version: string;
  pages: number;
}

/** Milliseconds after which a build of it is given up. */
const limit = 300_000;

const files = {
  // Astro bundles what uses it by these names.
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
 * Installs the newest Starlight in `.cache/starlight/`, unless one is there. Delete the folder for a newer one.
 * @returns its folder
 */
export async function installStarlight(): Promise<string> {
  const folder = path.join(cacheFolder, 'starlight');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const isThere = await versionIn(folder).catch(() => undefined);
  // What its packages run at installation is not needed to build.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  if (!isThere) execFileSync('npm', ['install', ...options], { cwd: folder });
  return folder;
}

/**
 * Builds the pages of a built site of ours, by their Markdown copies, without any cache.
 * @param folder of `installStarlight`
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

/** The Markdown copy of each page, with its title where Starlight wants it. @returns how many */
async function writePages(dist: string, to: string): Promise<number> {
  const copies = (await readdir(dist, { recursive: true })).filter((name) => path.basename(name) === 'index.md');
  for (const name of copies) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, asStarlightPage(await readFile(path.join(dist, name), 'utf8')));
  }
  return copies.length;
}

/** A Markdown copy with its heading of the first level in front matter instead. */
function asStarlightPage(markdown: string): string {
  const [heading = '', title = ''] = /^# (.*)\n+/.exec(markdown) ?? [];
  const words = JSON.stringify(title.replaceAll(/[`\\]/g, ''));
  return `---\ntitle: ${words}\n---\n\n${markdown.slice(heading.length)}`;
}
