import { textTypes } from '../media-types.ts';
import { type Headers, type HostRules, spellings } from './host-rules.ts';

/**
 * Creates `_redirects` for Netlify and Cloudflare Pages. Each old address is listed with and without its trailing
 * slash, because Cloudflare matches addresses exactly.
 */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = ['# Written by the build from data/redirects.json.'];
  for (const [from, to] of redirects) for (const address of spellings(from)) lines.push(`${address} ${to} 301`);
  return `${lines.join('\n')}\n`;
}

/**
 * Creates `_headers` for Netlify and Cloudflare Pages. Both hosts join the values of all matching rules. Joined content
 * security policies all apply, but `Cache-Control` must be in a single rule. Both hosts revalidate all other files by
 * default.
 */
export function headersFile({ basePath, headers, under }: HostRules): string {
  const lines = ['# Written by the build.', ...rule(`${basePath}/*`, headers)];
  for (const [prefix, own] of under) lines.push(...rule(`${prefix}*`, own));
  lines.push(...rule(`${basePath}/*.md`, new Map([['Content-Type', textTypes.md!]])));
  return `${lines.join('\n')}\n`;
}

function rule(path: string, headers: Headers): string[] {
  return [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)];
}
