/**
 * Implements `npm run search`, which queries the built index with the same code as the browser.
 *
 * npm run search -- "split vendor code"
 * npm run search -- --json "output.publicPath" cacheGroups
 * npm run search -- --json < queries.txt
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openSearch, type Search } from '../../src/search-engine/search.ts';

const help = `Usage: npm run search -- [options] [QUERY…]

Searches the index of the built site, with the same code as the browser. Without a QUERY, reads queries from
standard input, one per line.

  --json           print [{"query", "results": [{"url", "title", "heading"}]}]
  --limit N        maximum number of results per query (default: 10)
  --section NAME   only results of this section (guides, configuration, …)
  --dist DIR       the built site (default: dist/)
  --help           print this

Example: npm run search -- --limit 3 "split vendor code"
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    limit: { type: 'string', default: '10' },
    section: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    help: { type: 'boolean', default: false },
  },
  args: literalQueries(process.argv.slice(2)),
});

if (values.help) process.stdout.write(help);
else await main();

/** Treats every argument except this command's options as a query, because a query may start with `--` (`--mode`). */
function literalQueries(given: string[]): string[] {
  const known = /^--(?:json|help|(?:limit|section|dist)(?:=.*)?)$/;
  const own: string[] = [];
  const queries: string[] = [];
  for (let i = 0; i < given.length; i++) {
    const argument = given[i]!;
    if (argument === '--') return [...own, '--', ...queries, ...given.slice(i + 1)];
    if (!known.test(argument)) queries.push(argument);
    else if (/^--(?:limit|section|dist)$/.test(argument)) own.push(argument, given[++i] ?? '');
    else own.push(argument);
  }
  return [...own, '--', ...queries];
}

async function main(): Promise<void> {
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    return fail(`--limit must be a whole number of at least 1, not ${values.limit === '' ? 'nothing' : values.limit}.`);
  let search;
  try {
    search = await open(values.dist);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return fail(
      isMissing
        ? `There is no search index in ${values.dist}: run \`npm run build\` first.`
        : `The search index in ${values.dist} cannot be read (${(error as Error).message}): run \`npm run build\` again.`,
    );
  }
  if (values.section !== undefined && !search.sections.includes(values.section)) {
    return fail(`There is no section ${values.section}. There are ${search.sections.filter(Boolean).join(', ')}.`);
  }
  if (positionals.length === 0 && process.stdin.isTTY) process.stderr.write('Type a query and Enter; Ctrl-D ends.\n');
  const answers = [];
  for await (const query of positionals.length > 0 ? positionals : linesOfInput()) {
    const found = await search.find(query, { limit, section: values.section });
    const answer = { query, results: found.map(({ url, title, heading }) => ({ url, title, heading })) };
    if (values.json) answers.push(answer);
    else process.stdout.write(readable(answer));
  }
  if (values.json) process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
}

function open(dist: string): Promise<Search> {
  return openSearch(async (file) => JSON.parse(await readFile(path.join(dist, file), 'utf8')) as unknown);
}

async function* linesOfInput(): AsyncGenerator<string> {
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') yield line;
}

function readable(answer: { query: string; results: { url: string; title: string; heading: string }[] }): string {
  const lines = answer.results.map(
    ({ url, title, heading }) => `  ${heading === '' ? title : `${title} › ${heading}`}\n    ${url}`,
  );
  return `${answer.query}\n${lines.length > 0 ? lines.join('\n') : '  nothing found'}\n\n`;
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
