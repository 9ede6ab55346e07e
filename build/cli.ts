/**
 * `npm run build`.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildFailure } from './build-failure.ts';
import { compileCache, inProject } from './paths.ts';
import { progressOn } from './progress.ts';

const help = `Builds the site.

  npm run build [-- options]

  --content DIR      folder with the pages (content/)
  --out DIR          folder to write the site to; replaced as a whole (dist/)
  --redirect-pages   also write a document at each legacy address, for hosts
                     that cannot redirect, such as GitHub Pages
  --draft            build although links lead nowhere yet
  --help             show this

Exit codes: 0 built; 1 the content or the code has errors, all of them listed,
and the last output is untouched; 2 the command was used wrong.
`;

async function main(): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        'redirect-pages': { type: 'boolean' },
        draft: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${help}`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const start = performance.now();
  // Imported only now: what is imported before the cache is on is compiled anew in every run, which takes a good part of a short one.
  enableCompileCache(compileCache);
  const { buildSite } = await import('./build.ts');
  try {
    const report = await buildSite({
      content: values.content === undefined ? inProject('content') : path.resolve(values.content),
      out: values.out === undefined ? inProject('dist') : path.resolve(values.out),
      redirectPages: values['redirect-pages'] ?? false,
      draft: values.draft ?? false,
      progress: progressOn(process.stdout),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`Built ${report.pages} pages in ${seconds} s (${report.made} files new, ${report.kept} unchanged).\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    process.stderr.write(`\n${error.reasons.join('\n')}\n\nNot built: ${error.reasons.length} ${error.reasons.length === 1 ? 'error' : 'errors'}.\n`);
    return 1;
  }
}

process.exitCode = await main();
