import { textTypes } from '../media-types.ts';
import { type Headers, type HostRules, spellings } from './host-rules.ts';

/** `_redirects`, as Netlify and Cloudflare Pages read it. Cloudflare compares addresses exactly, so each stands in both spellings. */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = ['# Written by the build from data/redirects.json.'];
  for (const [from, to] of redirects) for (const address of spellings(from)) lines.push(`${address} ${to} 301`);
  return `${lines.join('\n')}\n`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of all rules that match: several policies hold
 * together, and `Cache-Control` stands in one rule only, since what it leaves out is revalidated by default on both.
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
