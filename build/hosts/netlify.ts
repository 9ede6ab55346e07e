import type { HostRules } from './host-rules.ts';
import { immutable } from './host-rules.ts';

/** `_redirects`, as Netlify and Cloudflare Pages read it. Cloudflare compares addresses exactly, so each stands with and without its slash. */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = ['# Written by the build from data/redirects.json.'];
  for (const [from, to] of redirects) {
    lines.push(`${from} ${to} 301`);
    if (from.length > 1) lines.push(`${from.replace(/\/$/, '')} ${to} 301`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of all rules that match, so `Cache-Control` stands
 * in one only: what it leaves out is revalidated by default on both.
 */
export function headersFile({ headers, hashedPrefix }: HostRules): string {
  const lines = ['# Written by the build.', '/*'];
  for (const [name, value] of headers) lines.push(`  ${name}: ${value}`);
  lines.push(`${hashedPrefix}*`, `  Cache-Control: ${immutable}`);
  return `${lines.join('\n')}\n`;
}
