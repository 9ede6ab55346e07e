import type { Output } from '../output/output.ts';
import type { HostRules } from './host-rules.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFile } from './nginx.ts';
import { redirectPage } from './redirect-page.ts';
import { vercelFile } from './vercel.ts';

/** Where the site is served, and whether legacy addresses become documents for a host without redirects. */
export interface HostOptions {
  origin: string;
  redirectPages: boolean;
}

/** Writes what each supported host reads from the folder it serves. */
export async function writeHostFiles(output: Output, rules: HostRules, options: HostOptions): Promise<void> {
  await output.write('_redirects', redirectsFile(rules));
  await output.write('_headers', headersFile(rules));
  await output.write('vercel.json', vercelFile(rules));
  await output.write('nginx.conf', nginxFile(rules));
  // GitHub Pages runs Jekyll over the folder without it, which drops files that begin with an underscore.
  await output.write('.nojekyll', '');
  if (!options.redirectPages) return;
  for (const [from, to] of rules.redirects) {
    await output.write(`${from.slice(1)}index.html`, redirectPage(to, options.origin));
  }
}
