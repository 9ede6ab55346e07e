/** Implements `npm run build`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../site.config.ts';
import { inProject } from './paths.ts';
import { runBuild } from './run-build.ts';

const help = `Usage: npm run build [-- options]

Builds the site.

  --content DIR      folder with the pages (default: content/)
  --out DIR          output folder, which is replaced as a whole (default: dist/)
  --redirect-pages   also write a redirecting document at each legacy URL, for
                     hosts without redirects, such as GitHub Pages
  --nginx DIR        also write the nginx configuration (http.conf, server.conf)
                     to a folder outside of the site
  --draft            ignore broken links
  --once             faster throwaway build: scripts aren't minified, and webpack
                     writes no cache
  --help             print this

Exit codes: 0 built; 1 errors in the content or the code, which are listed, and
the previous output is unchanged; 2 invalid usage.

Example: npm run build -- --content my-pages --out /tmp/site
`;

async function main(): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        'redirect-pages': { type: 'boolean' },
        nginx: { type: 'string' },
        draft: { type: 'boolean' },
        once: { type: 'boolean' },
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
  const out = values.out === undefined ? inProject('dist') : path.resolve(values.out);
  const nginx = values.nginx === undefined ? undefined : path.resolve(values.nginx);
  if (nginx !== undefined && isInside(out, nginx)) {
    process.stderr.write(
      `--nginx is ${nginx}, which is part of the site: readers could fetch what is there, and the next build removes it. Name a folder outside of ${out}.\n`,
    );
    return 2;
  }
  return runBuild({
    content: values.content === undefined ? inProject(build.content) : path.resolve(values.content),
    out,
    redirectPages: values['redirect-pages'] ?? false,
    ...(nginx !== undefined && { nginx }),
    draft: values.draft ?? false,
    once: values.once ?? false,
  });
}

function isInside(folder: string, file: string): boolean {
  return `${file}${path.sep}`.startsWith(`${folder}${path.sep}`);
}

process.exitCode = await main();
