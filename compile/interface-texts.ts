/** Loads the strings of the user interface in the site's language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../site.config.ts';
import type { Texts } from '../src/texts/texts.ts';
import { type ToolName, toolNames } from '../tools/tools.ts';

const catalogs = path.join(import.meta.dirname, '../src/texts');

/** Files with the user interface strings that compiled pages contain. */
const ofPages = ['../src/texts/en/pipeline.ts', '../src/texts/en/islands.ts'].map((file) =>
  path.join(catalogs, site.language, path.basename(file)),
);

/**
 * Loads the user interface strings of the site and of its tools.
 * @throws Error that names a missing file
 */
export async function siteTexts(): Promise<typeof TEXTS> {
  const file = path.join(catalogs, site.language, 'index.ts');
  assertThere(file);
  const { texts } = (await import(file)) as { texts: Texts };
  const ofTools = await Promise.all(toolNames.map(async (name) => [textsKey(name), await textsOfTool(name)] as const));
  return { ...texts, ...(Object.fromEntries(ofTools) as unknown as ToolTexts) };
}

/** @throws Error that names a missing file */
async function textsOfTool(name: ToolName): Promise<unknown> {
  const folder = path.join(import.meta.dirname, '../tools', name, 'model/texts');
  const file = path.join(folder, `${site.language}.ts`);
  if (!existsSync(file))
    throw new Error(
      `There are no texts in ${site.language} for ${name}. Copy tools/${name}/model/texts/en.ts to tools/${name}/model/texts/${site.language}.ts and translate it.`,
    );
  return ((await import(file)) as { texts: unknown }).texts;
}

/** Converts the name of a tool to its key in `TEXTS`: `bundleExplorer` for `bundle-explorer`. */
export function textsKey(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * User interface strings that the compiler writes into pages, and those of interactive components that appear in their
 * static HTML.
 */
export const { pipeline: pageTexts, islands: islandTexts } = await textsOfPages();

/**
 * Returns the source files of the user interface strings, for cache keys. Pages are recompiled if one of the files
 * changes.
 */
export function sourcesOfTexts(): string[] {
  return ofPages.map((file) => readFileSync(file, 'utf8'));
}

async function textsOfPages(): Promise<Pick<Texts, 'pipeline' | 'islands'>> {
  ofPages.forEach(assertThere);
  const modules = (await Promise.all(ofPages.map((file) => import(file)))) as Partial<Texts>[];
  return Object.assign({}, ...modules) as Pick<Texts, 'pipeline' | 'islands'>;
}

function assertThere(file: string): void {
  if (existsSync(file)) return;
  const known = readdirSync(catalogs).filter((name) => existsSync(path.join(catalogs, name, 'index.ts')));
  throw new Error(
    `There are no interface texts in ${site.language}, the language in site.config.ts. Copy src/texts/en/ to src/texts/${site.language}/ and translate it. Available languages: ${known.join(', ')}.`,
  );
}
