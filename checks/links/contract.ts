import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where an address can lead on this site. */
export interface Answers {
  /** Ids of each page, by its address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses that answer without being pages of `content/`: redirects, printable pages, files of `public/`. */
  others: ReadonlySet<string>;
}

const schema = z.object({
  about: z.string(),
  pages: z.array(z.object({ url: z.string(), anchors: z.array(z.tuple([z.number(), z.string(), z.string()])).optional() })),
});

/**
 * The addresses and ids of `data/site-map.json` that answer nowhere.
 *
 * @param file path of the site map
 * @returns `/guides/caching/` or `/guides/caching/#output-filenames` for each
 */
export function brokenContract(file: string, answers: Answers): string[] {
  const { pages } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return pages.flatMap(({ url, anchors = [] }) =>
    answersAt(url, answers) ? anchors.map(([, id]) => `${url}#${id}`).filter((address) => !answersAt(address, answers)) : [url],
  );
}

/**
 * Whether an address of this site answers: its page is there and, if it has a hash, an id of that name. The hash of a
 * redirected address is the target's business.
 *
 * @param address path with an optional hash, a trailing slash or none
 */
export function answersAt(address: string, { pages, others }: Answers): boolean {
  const [, path = '/', hash = ''] = /^([^#?]*)(?:\?[^#]*)?#?(.*)$/.exec(address) ?? [];
  const slashed = path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
  const ids = pages.get(slashed);
  return ids ? hash === '' || ids.has(decodeURIComponent(hash)) : others.has(slashed);
}
