/** Texts of the interface in the language of the site. */
import { existsSync, readdirSync } from 'node:fs';
import type { Texts } from '../../src/model/texts/texts.ts';
import { site } from '../../site.config.ts';
import { inProject } from '../paths.ts';

const folder = inProject('src/model/texts');

/**
 * Reads the catalog of a language.
 * @param language as in `site.config.ts`: `de`, `zh`
 * @throws Error that says which file is missing
 */
export async function textsOf(language: string): Promise<Texts> {
  const file = `${folder}/${language}/index.ts`;
  if (!existsSync(file)) {
    const known = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`));
    throw new Error(
      `There are no texts of the interface in the language ${language} of site.config.ts: write src/model/texts/${language}/ after en/. There are: ${known.join(', ')}.`,
    );
  }
  const { texts } = (await import(file)) as { texts: Texts };
  return texts;
}

/** Definitions of `TEXTS` for `DefinePlugin`: each text as a literal, each function as its source. */
export const textDefinitions = { TEXTS: asCode(await textsOf(site.language)) as Code };

type Code = string | { [key: string]: Code };

function asCode(value: unknown): unknown {
  if (typeof value === 'function') return `(${value.toString()})`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asCode(inner)]));
}
