import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Redirect } from '../../compile/redirects.ts';
import { headingLetters } from '../../src/model/heading-letters.ts';
import { hashOf, pageAddress } from '../../src/model/url.ts';

/** Valid addresses on this site, which links can refer to. */
export interface Answers {
  /** Ids on each page, by the page's address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Valid addresses other than pages in `content/`: redirects, moved headings, printable pages, and files in `public/`.
   */
  others: ReadonlySet<string>;
}

const schema = z.object({
  about: z.string(),
  pages: z.array(
    z.object({ url: z.string(), anchors: z.array(z.tuple([z.number(), z.string(), z.string()])).optional() }),
  ),
});

/**
 * Returns the addresses and ids in `data/site-map.json` that no longer exist.
 *
 * @param file path of the site map
 * @returns addresses such as `/guides/caching/` or `/guides/caching/#output-filenames`
 */
export function brokenContract(file: string, answers: Answers): string[] {
  const { pages } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return pages.flatMap(({ url, anchors = [] }) =>
    answersAt(url, answers)
      ? anchors.map(([, id]) => `${url}#${id}`).filter((address) => !answersAt(address, answers))
      : [url],
  );
}

/**
 * Whether a page exists at an address and contains the id in the address's hash. If the address is redirected, the hash
 * isn't checked.
 *
 * @param address path with an optional hash, with or without a trailing slash
 */
export function answersAt(address: string, { pages, others }: Answers): boolean {
  const path = pageAddress(address);
  const hash = hashOf(address);
  const ids = pages.get(path);
  if (!ids) return others.has(path);
  return hash === '' || ids.has(hash) || others.has(`${path}#${hash}`);
}

/**
 * Checks the redirects in `data/redirects.json` against the pages.
 *
 * @param redirects from `readRedirects`
 * @param headings from `readMovedHeadings`
 * @returns a message for each redirect whose target is missing, and for each that never applies because its source
 * exists
 */
export function uselessRedirects(
  redirects: readonly Redirect[],
  headings: readonly Redirect[],
  answers: Answers,
): string[] {
  const entries = [...redirects, ...headings];
  const deadEnds = entries.filter(({ to }) => to.startsWith('/') && !answersAt(to, answers));
  const present = redirects.filter(({ from }) => answers.pages.has(from));
  const unmoved = headings.filter(({ from }) => {
    const ids = answers.pages.get(pageAddress(from));
    return !ids || (!from.endsWith('*') && [...ids].some((id) => headingLetters(id) === headingLetters(hashOf(from))));
  });
  return [
    ...deadEnds.map(
      ({ from, to }) =>
        `data/redirects.json: ${from} leads to ${to}, which does not answer: name the page and heading that do`,
    ),
    ...present.map(({ from }) => `data/redirects.json: ${from} is a page again: take the entry out`),
    ...unmoved.map(
      ({ from }) =>
        `data/redirects.json: ${from} cannot have moved: its page is not there, or has that heading; take the entry out`,
    ),
  ];
}
