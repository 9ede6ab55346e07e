import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../../../site.config.ts';
import { compressible } from '../../output/compress.ts';
import { documentPolicy } from '../content-policy.ts';
import { hostRules } from '../host-rules.ts';
import { headersFile, redirectsFile } from '../netlify.ts';
import { redirectPage } from '../redirect-page.ts';
import { vercelFile } from '../vercel.ts';

/** Rules with a legacy address of each kind. */
export const rules = hostRules(
  site,
  new Map([
    ['/old/', '/guides/#part'],
    ['/away/', 'https://example.com/x'],
    ['/asked/', '/guides/?kept=1'],
    ['/old-$pecial/', '/guides/#$1"'],
  ]),
);

/** A document, with the policy that every document of the site carries. */
const document = (words: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${documentPolicy(site)}">${words}`;

/** Files of a site as a build leaves them, by path. */
export const smallSite: Record<string, string> = {
  'index.html': document('home'),
  'guides/index.html': document('guides'),
  'guides/ünï/index.html': document('letters'),
  'guides/index.md': '# guides',
  '404.html': document('nothing here'),
  'app/a.1234.js': 'run()',
  'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>',
  'assets/a.png': 'picture',
  'sw.js': 'work()',
  'sw-kill.json': '{ "kill": false }',
  _redirects: redirectsFile(rules),
  _headers: headersFile(rules),
  'vercel.json': vercelFile(rules),
  '.nojekyll': '',
};

/** What `--redirect-pages` adds. */
export const redirectPages: Record<string, string> = Object.fromEntries(
  [...rules.redirects].map(([from, to]) => [`${from.slice(1)}index.html`, redirectPage(to, site.origin)]),
);

/** Writes files into a folder, with the compressed twins that a build makes. */
export async function writeSite(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    if (!compressible(file)) continue;
    await writeFile(`${target}.br`, brotliCompressSync(content));
    await writeFile(`${target}.gz`, gzipSync(content));
  }
}
