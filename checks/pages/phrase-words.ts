import type { CompiledPage } from '../../compile/types.ts';
import { bodyStems, isMeant, stem, units } from '../../src/search-engine/words.ts';

/** Page fields that are needed to check the page's search phrases, which the front matter lists. */
export type PhrasedPage = Pick<CompiledPage, 'title' | 'description' | 'headings' | 'sections'> & {
  frontMatter: Pick<CompiledPage['frontMatter'], 'phrases'>;
};

/** A search phrase in the front matter with words that its target doesn't contain. */
interface UnsaidPhrase {
  /** Target of the search phrase: `#` for the page, `#id` for a heading. */
  place: string;
  phrase: string;
  /** Words of the search phrase that are neither in the heading nor in the text below it. */
  missing: string[];
}

/**
 * Finds search phrases in the front matter with words that their target doesn't contain. For a heading, the words may
 * be in the heading or in the text below it, including subheadings; for a page, anywhere on it. Inflected forms count
 * as equal, and `don't` counts as `not`. Synonyms don't count, because readers look for the words that they typed.
 */
export function unsaidPhrases(page: PhrasedPage): UnsaidPhrase[] {
  return Object.entries(page.frontMatter.phrases ?? {}).flatMap(([place, phrases]) => {
    const said = new Set(bodyStems(textOf(page, place.slice(1))));
    return phrases.flatMap((phrase) => {
      const missing = units(phrase)
        .filter((unit) => isMeant(unit) && unit.whole.length > 1 && !/^\d+$/.test(unit.whole))
        .filter(({ whole, parts }) => ![[whole], parts].some((words) => saysAll(said, words)))
        .map(({ whole }) => whole);
      return missing.length === 0 ? [] : [{ place, phrase, missing }];
    });
  });
}

function saysAll(said: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => said.has(stem(word)));
}

function textOf({ title, description, headings, sections }: PhrasedPage, id: string): string {
  const places = id === '' ? headings.map((heading) => heading.id) : idsBelow(headings, id);
  const ofPlaces = sections.filter((section) => (id === '' ? true : places.includes(section.id)));
  const titles = headings.filter((heading) => places.includes(heading.id)).map((heading) => heading.title);
  const text = [
    ...(id === '' ? [title, description] : []),
    ...titles,
    ...ofPlaces.flatMap(({ text, code }) => [text, code]),
  ].join('\n');
  return /n['’]t\b/.test(text) ? `${text}\nnot` : text;
}

/** Returns the ids of a heading and its subheadings on a page. */
function idsBelow(headings: PhrasedPage['headings'], id: string): string[] {
  const first = headings.findIndex((heading) => heading.id === id);
  if (first < 0) return [];
  const next = headings.findIndex(({ level }, index) => index > first && level <= headings[first]!.level);
  return headings.slice(first, next < 0 ? undefined : next).map((heading) => heading.id);
}
