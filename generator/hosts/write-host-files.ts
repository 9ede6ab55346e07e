import path from 'node:path';
import { writeAtomically } from '../../compile/write-atomically.ts';
import type { Output } from '../output/output.ts';
import type { HostRules } from './host-rules.ts';
import { routesFile } from './cloudflare.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { redirectPage } from './redirect-page.ts';
import { vercelFile } from './vercel.ts';

/**
 * Options for writing the hosts' configuration files: the origin of the site, and whether to write redirect pages at
 * old addresses for hosts that can't redirect.
 */
interface HostOptions {
  origin: string;
  redirectPages: boolean;
}

/**
 * Writes the configuration files that Netlify, Cloudflare Pages, Vercel, and GitHub Pages read from the output folder.
 */
export async function writeHostFiles(output: Output, rules: HostRules, options: HostOptions): Promise<void> {
  await output.write('_redirects', redirectsFile(rules));
  await output.write('_headers', headersFile(rules));
  await output.write('_routes.json', routesFile());
  await output.write('vercel.json', vercelFile(rules));
  // On GitHub Pages, the file `.nojekyll` disables Jekyll, which drops files whose name starts with an underscore.
  await output.write('.nojekyll', '');
  if (!options.redirectPages) return;
  for (const [from, to] of rules.redirects) {
    await output.write(`${from.slice(rules.basePath.length + 1)}index.html`, redirectPage(to, options.origin));
  }
}

/**
 * Writes the nginx configuration files. Their folder is outside the site, because they must not be served.
 *
 * @param folder absolute path
 */
export async function writeNginxFiles(folder: string, rules: HostRules): Promise<void> {
  const { http, server } = nginxFiles(rules);
  await writeAtomically(path.join(folder, 'http.conf'), http);
  await writeAtomically(path.join(folder, 'server.conf'), server);
}
