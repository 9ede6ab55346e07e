import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parts } from '../site.config.ts';

/** A legacy address and its target. */
export interface Redirect {
  /**
   * Site address with a trailing slash; for a heading with its hash, where a trailing `*` matches all hashes with that
   * prefix.
   */
  from: string;
  /**
   * Site address, optionally with a hash, or an absolute URL. Prefix matches keep the requested hash. Never itself
   * redirected.
   */
  to: string;
}

const schema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: z.string().regex(/^\/.+\/$/, 'must be a site address with slashes at both ends'),
      to: z
        .string()
        .regex(
          /^(?:\/(?:.+\/)?(?:#.+)?|https:\/\/\S+)$/,
          'must be a site address with a slash at the end of its path, or begin with https://',
        ),
    }),
  ),
  headings: z.array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/(?:.+\/)?#.+$/, 'must be a site address with a slash at the end of its path, and the old hash'),
      to: z.string().regex(/^\/(?:.+\/)?(?:#.+)?$/, 'must be a site address with a slash at the end of its path'),
    }),
  ),
});

/** File with the redirects. */
export const redirectsFile = path.resolve(import.meta.dirname, '../data/redirects.json');

/**
 * The legacy addresses in `data/redirects.json`; none if the site is without them.
 *
 * @throws Error if the file doesn't match its schema, has duplicate addresses or redirects to another redirect
 */
export function readRedirects(): Redirect[] {
  const { redirects } = readLists();
  checkList(redirects, new Set(redirects.map(({ from }) => from)));
  return redirects;
}

/**
 * Headings that moved to another page, from the same file. Resolved by the app, because hashes aren't sent to the host.
 * On the same page, use an alias of the heading instead.
 *
 * @throws Error like {@link readRedirects}
 */
export function readMovedHeadings(): Redirect[] {
  const { redirects, headings } = readLists();
  checkList(headings, new Set([...redirects, ...headings].map(({ from }) => from)));
  return headings;
}

function readLists(): z.infer<typeof schema> {
  if (!parts.redirects) return { redirects: [], headings: [] };
  const result = schema.safeParse(JSON.parse(readFileSync(redirectsFile, 'utf8')));
  if (!result.success) throw new Error(`data/redirects.json:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function checkList(list: Redirect[], redirected: ReadonlySet<string>): void {
  if (new Set(list.map(({ from }) => from)).size < list.length)
    throw new Error('data/redirects.json lists a URL twice.');
  const chained = list.find(({ to }) => redirected.has(to) || redirected.has(to.replace(/#.*$/, '')));
  if (chained)
    throw new Error(
      `data/redirects.json: ${chained.from} leads to ${chained.to}, which is itself redirected. Write the final address instead.`,
    );
}
