import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A legacy address and where it leads. */
export interface Redirect {
  /** Site address with a trailing slash. */
  from: string;
  /** Site address, possibly with a hash, or an absolute address. Never itself redirected. */
  to: string;
}

const schema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: z.string().regex(/^\/.+\/$/, 'must be a site address with slashes at both ends'),
      to: z.string().regex(/^(?:\/(?:.+\/)?(?:#.+)?|https:\/\/\S+)$/, 'must be a site address with a slash at the end of its path, or begin with https://'),
    }),
  ),
});

const file = path.resolve(import.meta.dirname, '../data/redirects.json');

/**
 * The legacy addresses of `data/redirects.json`.
 *
 * @throws Error when the file does not fit its schema, names an address twice or leads to another redirect
 */
export function readRedirects(): Redirect[] {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`data/redirects.json:\n${z.prettifyError(result.error)}`);
  const { redirects } = result.data;
  const sources = new Set(redirects.map(({ from }) => from));
  if (sources.size < redirects.length) throw new Error('data/redirects.json names an address twice.');
  const chained = redirects.find(({ to }) => sources.has(to.replace(/#.*$/, '')));
  if (chained) throw new Error(`data/redirects.json: ${chained.from} leads to ${chained.to}, which is redirected itself; name the last address.`);
  return redirects;
}
