/**
 * Reads questions from readers, grouped by the page or heading that answers them. The search indexes their words for
 * that page or heading, because its own text may use different words. The questions are in `*.yaml` files in this
 * folder, one file per first part of the address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Questions from readers by the address that answers them, including the hash. */
export type ReaderQuestions = ReadonlyMap<string, readonly string[]>;

const schema = z.record(z.string().startsWith('/'), z.array(z.string().min(3)).nonempty());

/**
 * Reads all files with readers' questions.
 *
 * @throws if a file doesn't match the schema
 */
export function readReaderQuestions(folder = import.meta.dirname): ReaderQuestions {
  const byPlace = new Map<string, readonly string[]>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const places = schema.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
    for (const [place, questions] of Object.entries(places)) byPlace.set(place, questions);
  }
  return byPlace;
}

/** Returns the addresses in the questions' files for which there is no page or heading. */
export function lostPlaces(
  questions: ReaderQuestions,
  pages: readonly { url: string; headings: readonly { id: string }[] }[],
): string[] {
  const places = new Set(pages.flatMap(({ url, headings }) => [url, ...headings.map(({ id }) => `${url}#${id}`)]));
  return [...questions.keys()].filter((place) => !places.has(place));
}
