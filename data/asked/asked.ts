/**
 * What readers ask that a place of the site answers, in their words. The search counts these words as words of the place,
 * which need not say them itself: `*.yaml` beside this file, by the first part of the address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** By address, with its hash. */
export type Asked = ReadonlyMap<string, readonly string[]>;

const schema = z.record(z.string().startsWith('/'), z.array(z.string().min(3)).nonempty());

/**
 * Reads all files of the folder.
 * @throws where a file is not what the schema says
 */
export function readAsked(folder = import.meta.dirname): Asked {
  const asked = new Map<string, readonly string[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const places = schema.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
    for (const [place, questions] of Object.entries(places)) asked.set(place, questions);
  }
  return asked;
}

/** The addresses that no page and no heading has: their questions would lead nowhere. */
export function lostPlaces(
  asked: Asked,
  pages: readonly { url: string; headings: readonly { id: string }[] }[],
): string[] {
  const places = new Set(pages.flatMap(({ url, headings }) => [url, ...headings.map(({ id }) => `${url}#${id}`)]));
  return [...asked.keys()].filter((place) => !places.has(place));
}
