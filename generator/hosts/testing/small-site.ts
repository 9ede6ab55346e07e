import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site, type SiteConfig } from '../../../site.config.ts';
import { compressible } from '../../output/compress.ts';
import { documentPolicy } from '../content-policy.ts';
import { routesFile } from '../cloudflare.ts';
import { type HostRules, hostRules } from '../host-rules.ts';
import { headersFile, redirectsFile } from '../netlify.ts';
import { redirectPage } from '../redirect-page.ts';
import { vercelFile } from '../vercel.ts';

/** Redirected addresses of each kind, with their targets. */
const redirects = new Map([
  ['/old/', '/guides/#part'],
  ['/away/', 'https://example.com/x'],
  ['/asked/', '/guides/?kept=1'],
  ['/old-$pecial/', '/guides/#$1"'],
]);

/** The files of a built site, by path. The files written for `--redirect-pages` are separate. */
export interface SmallSite {
  rules: HostRules;
  files: Record<string, string>;
  redirectPages: Record<string, string>;
}

/**
 * Creates a small site for tests, with the same structure as a build.
 *
 * @param config configuration; its `origin` may have a path
 * @param name appears in the text, to tell versions apart
 */
export function makeSmallSite(config: SiteConfig, name = ''): SmallSite {
  const rules = hostRules(config, redirects);
  /** Creates an HTML document with the content security policy that every document has. */
  const document = (words: string) =>
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${documentPolicy(config)}">${name}${words}`;
  const pages = [...rules.redirects].map(([from, to]) => [
    `${from.slice(rules.basePath.length + 1)}index.html`,
    redirectPage(to, config.origin),
  ]);
  return {
    rules,
    files: {
      'index.html': document('home'),
      'guides/index.html': document('guides'),
      'guides/ünï/index.html': document('letters'),
      'index.md': '# home',
      'guides.md': '# guides',
      'guides/index.md': '# guides',
      'guides/printable/index.html': document('to print'),
      '404.html': document('nothing here'),
      'app/a.1234.js': 'run()',
      'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>',
      'assets/a.png': 'picture',
      'sw.js': 'work()',
      'sw-kill.json': '{ "kill": false }',
      _redirects: redirectsFile(rules),
      _headers: headersFile(rules),
      '_routes.json': routesFile(),
      'vercel.json': vercelFile(rules),
      '.nojekyll': '',
    },
    redirectPages: Object.fromEntries(pages),
  };
}

/** A small test site at the root of its host. */
export const { rules, files: smallSite, redirectPages } = makeSmallSite(site);

/** Writes the files of a test site into a folder, with compressed versions as a build does. */
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
