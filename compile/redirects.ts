import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parts } from '../site.config.ts';

/** A redirect from an old address of the site to its target. */
export interface Redirect {
  /**
   * Old address on the site, with a trailing slash. For a heading, it includes the hash, where a trailing `*` matches
   * all hashes with that prefix.
   */
  from: string;
  /**
   * Target of the redirect: a site address, optionally with a hash, or an absolute URL. If the hash was matched by
   * prefix, the requested hash is kept. The target must not be redirected itself.
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

/** File that lists the site's redirects. */
export const redirectsFile = path.resolve(import.meta.dirname, '../data/redirects.json');

/**
 * Reads the redirects from old addresses in `data/redirects.json`; empty if the site has no redirects.
 *
 * @throws Error if the file doesn't match its schema, has duplicate addresses or redirects to another redirect
 */
export function readRedirects(): Redirect[] {
  const { redirects } = readLists();
  checkList(redirects, new Set(redirects.map(({ from }) => from)));
  return redirects;
}

/**
 * Reads the headings that moved to another page, from `data/redirects.json`. The app resolves them in the browser,
 * because hashes aren't sent to the server. For a heading that moved within its page, use an alias instead.
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
