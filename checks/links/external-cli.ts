/**
 * Implements `npm run check:external`, which checks external links on authored pages. It isn't part of `npm test`,
 * because it needs network access.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileSite } from '../../compile/compile-site.ts';
import { withEntries } from '../../compile/entries/add-entries.ts';
import { loadFacts } from '../../facts/index.ts';
import { build, site } from '../../site.config.ts';
import { requestAll, type ExternalLink } from './external.ts';

const { values } = parseArgs({ options: { host: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });

if (values.help) {
  console.log(`Usage: npm run check:external -- [--host HOST]

Requests every external URL that an authored page links to, and lists those that are gone or have moved. The exit code
is 1 if any is gone. URLs of hosts that block automated requests are reported as unsure.

  --host HOST  only URLs of this host

Example: npm run check:external -- --host nodejs.org`);
} else {
  await check();
}

async function check(): Promise<void> {
  const contentDir = path.resolve(import.meta.dirname, '../../content');
  const { pages, files } = await compileSite({ contentDir, facts: withEntries(loadFacts(), contentDir) });
  const links = pages
    .filter(({ kind }) => kind !== 'readme')
    .flatMap((page) =>
      page.links
        .filter(
          ({ href }) =>
            /^https?:/.test(href) && ![site.origin, ...build.knownAs].some((origin) => href.startsWith(origin)),
        )
        .filter(({ href }) => !values.host || new URL(href).host === values.host)
        .map(({ href, line }): ExternalLink => ({
          url: href,
          place: `${path.relative(process.cwd(), files.get(page.url) ?? page.path)}:${line}`,
        })),
    );
  const answers = await requestAll(
    links.map(({ url }) => url),
    {
      onProgress: (done, total) => process.stderr.write(`\r${done} of ${total} addresses${done === total ? '\n' : ''}`),
    },
  );
  const placesOf = Map.groupBy(links, ({ url }) => url.replace(/#.*/, ''));
  for (const state of ['unsure', 'moved', 'gone'] as const) {
    for (const { url, detail } of answers.filter((answer) => answer.state === state))
      console.log(
        `${state.padEnd(6)} ${url}: ${detail} (${(placesOf.get(url) ?? []).map(({ place }) => place).join(', ')})`,
      );
  }
  const count = (state: string): number => answers.filter((answer) => answer.state === state).length;
  console.log(
    `\n${count('answers')} answer, ${count('moved')} moved, ${count('unsure')} unsure, ${count('gone')} gone`,
  );
  process.exitCode = count('gone') > 0 ? 1 : 0;
}
