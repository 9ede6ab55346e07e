/** Implements `node checks/cli.ts [all|running|reading|NAME] [paths…]`; see docs/checks.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ContentError } from '../compile/scan/content-error.ts';
import { build, parts } from '../site.config.ts';
import { toolNames } from '../tools/tools.ts';
import type { Check, CheckedSite } from './check.ts';
import { contentFiles } from './content-files.ts';
import { groupCauses } from './group-causes.ts';
import type { Outcome } from './outcome.ts';

/**
 * Sends events to the parent process if the checks run as part of the tests (`scripts/run-stages.mjs`). Undefined if a
 * person runs them.
 */
const tell = process.send?.bind(process);

const ofSite: Record<string, Check> = {
  examples: {
    title: 'Examples',
    runsProjects: true,
    options: { '--write': 'write the actual output into the pages' },
    run: async ({ paths, ...request }) => (await import('./examples/run-check.ts')).runExampleCheck(paths, request),
  },
  coverage: {
    title: 'Coverage',
    run: async ({ paths, update, acceptNew, site }) => {
      const { runCoverageCheck } = await import('./coverage/run-check.ts');
      const { compiled, facts, contentDir, root } = await site();
      const list = path.relative(process.cwd(), path.join(root, 'checks/coverage/undocumented.json'));
      return runCoverageCheck(
        { facts, pages: compiled.pages, contentDir, list },
        { files: filesOf(paths), update, acceptNew },
      );
    },
  },
  links: {
    title: 'Links',
    run: async ({ paths, update, acceptNew, site }) => {
      const { runLinkCheck } = await import('./links/run-check.ts');
      return runLinkCheck(await site(), { files: filesOf(paths), update, acceptNew });
    },
  },
  names: {
    title: 'Names: hooks, members, options, flags, variables, listed values',
    run: async ({ paths, site }) => {
      const { compiled, facts } = await site();
      return (await import('./names/run-check.ts')).runNameCheck(compiled, { facts, paths });
    },
  },
  pages: {
    title: 'Pages: front matter, dialect, components',
    run: async ({ paths, update, acceptNew, site }) =>
      (await import('./pages/run-check.ts')).runPageCheck(await site(), {
        files: filesOf(paths),
        update,
        acceptNew,
      }),
  },
  messages: {
    title: 'Messages that packages print',
    ignoresPaths: true,
    run: async ({ site }) => (await import('./messages/run-check.ts')).runMessageCheck(await site()),
  },
  conditions: {
    title: 'Conditions and universals, and their proofs',
    run: async ({ paths }) => (await import('./conditions/run-check.ts')).runConditionCheck(paths),
  },
  prose: {
    title: 'Prose',
    run: async ({ paths }) => (await import('./prose/run-check.ts')).runProseCheck(paths),
  },
};

/** Built-in checks, followed by the tools' checks. */
const checks: Record<string, Check> = { ...ofSite, ...(await checksOfTools()) };

/** Checks that compare pages with the facts about webpack's API, which may be of another webpack version. */
const readsFacts = ['coverage', 'names', 'pages'];

/** Checks that compare pages with webpack. They are left out of groups if the site's configuration disables them. */
const ofWebpack = ['coverage', 'names', 'messages', 'conditions'];

/** Groups of checks that the command line accepts by name. */
const grouped = Object.keys(checks).filter((name) => parts.checks || !ofWebpack.includes(name));
const groups: Record<string, string[]> = {
  all: grouped,
  running: grouped.filter((name) => checks[name]?.runsProjects),
  reading: grouped.filter((name) => !checks[name]?.runsProjects),
};

/** Help texts for the command-line options of individual checks. */
const ownOptions = Object.entries(checks).flatMap(([name, { options = {} }]) =>
  Object.entries(options).map(([option, about]) => `  ${option.padEnd(14)} ${name}: ${about}`),
);

const help = `Usage: node checks/cli.ts [${Object.keys({ ...groups, ...checks }).join('|')}] [paths…] [options]

Runs content checks, by name or in groups. The default is all of them.

  running        ${groups.running?.join(', ')}
  reading        ${groups.reading!.join(', ')}

  paths          pages or folders of content/ (default: all)
  --chosen       examples: only of pages that differ from the main branch or whose packages
                 do, and of one in ten of the others
  --update       coverage, links, pages: remove done items from the lists of open ones
  --accept-new   coverage, links, pages: with --update, also add new items
  --webpack DIR  coverage, names, pages: use the webpack in the node_modules of a folder;
                 findings that many pages share are grouped
  --no-cache     ${groups.running!.join(', ')}: ignore cached results
${ownOptions.join('\n')}
  --json         print {check: {passed, failed, failures}} instead of text
  --help         print this

Example: npm run check:examples -- --write content/guides/caching.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    chosen: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    'accept-new': { type: 'boolean', default: false },
    webpack: { type: 'string' },
    'no-cache': { type: 'boolean', default: false },
    others: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(help);
} else {
  const [first = 'all', ...others] = positionals;
  const isName = Object.hasOwn(groups, first) || Object.hasOwn(checks, first);
  if (!isName && !/[./]/.test(first)) {
    console.error(`There is no check ${first}.\n\n${help}`);
    process.exit(2);
  }
  const named = groups[isName ? first : 'all'] ?? [first];
  const paths = isName ? others : positionals;
  const fitting = named.filter(
    (name) =>
      (paths.length === 0 || !checks[name]?.ignoresPaths) &&
      (values.webpack === undefined || readsFacts.includes(name)),
  );
  const names = Object.hasOwn(checks, first) ? named : fitting;
  if (
    values.webpack !== undefined &&
    (names.length === 0 || names.some((name) => !readsFacts.includes(name)) || values.update)
  ) {
    console.error(
      `--webpack goes with ${readsFacts.join(', ')}, and without --update: the lists, and what examples print, are about the installed webpack.`,
    );
    process.exit(2);
  }
  await run(names, paths);
}

/** Returns the pages to check. An empty list means all pages. */
function filesOf(paths: string[]): string[] {
  return paths.length === 0 ? [] : contentFiles(paths);
}

/** Returns the content checks of the site's tools, by the tool's name. */
async function checksOfTools(): Promise<Record<string, Check>> {
  const found: Record<string, Check> = {};
  for (const name of toolNames) {
    const file = path.join(import.meta.dirname, '../tools', name, 'checks/check.ts');
    if (!existsSync(file)) continue;
    const { check } = (await import(pathToFileURL(file).href)) as { check: Check };
    found[name] = check;
  }
  return found;
}

/** Returns a function that compiles the content folder the first time it is called. */
function siteLoader(): () => Promise<CheckedSite> {
  let loading: Promise<CheckedSite> | undefined;
  return () => (loading ??= load());

  async function load(): Promise<CheckedSite> {
    const [{ compileSite }, { withEntries }, { loadFacts, loadFactsOf }, { site }] = await Promise.all([
      import('../compile/compile-site.ts'),
      import('../compile/entries/add-entries.ts'),
      import('../facts/index.ts'),
      import('../site.config.ts'),
    ]);
    const root = path.resolve(import.meta.dirname, '..');
    const contentDir = path.join(root, build.content);
    const known = values.webpack === undefined ? loadFacts() : loadFactsOf(path.resolve(values.webpack));
    const facts = withEntries(known, contentDir);
    if (facts.byId.size === 0 && parts.facts)
      throw new Error('There are no facts to hold the pages against: run `npm run facts` and see what it says.');
    // Use a separate cache for facts about another webpack version, so that they don't evict pages compiled with the
    // installed version's facts.
    const cache = path.join(root, values.webpack === undefined ? '.cache' : '.cache/other');
    const cacheDir = path.join(cache, values.webpack === undefined ? 'compile' : 'webpack');
    return {
      compiled: await compileSite({ contentDir, facts, cacheDir }),
      facts,
      contentDir,
      root,
      origin: site.origin,
      keptCopies: path.join(cache, 'markdown-copies.json'),
      origins: [...new Set([site.origin, ...build.knownAs])],
    };
  }
}

async function run(names: string[], paths: string[]): Promise<void> {
  const outcomes: Record<string, Outcome> = {};
  const site = siteLoader();
  for (const [index, name] of names.entries()) {
    const { title, run: check } = checks[name]!;
    if (!values.json) console.log(`\n${title}`);
    tell?.({ place: { what: 'checks', done: index, of: names.length } });
    const started = Date.now();
    const told = new Set<string>();
    const onFailure = (message: string): void => {
      if (!tell || told.has(message)) return;
      told.add(message);
      tell({ failure: { what: placeIn(message) ?? title, message, again: commandFor(name, message) } });
    };
    const outcome = await check({
      alone: names.length === 1,
      paths,
      write: values.write,
      update: values.update,
      acceptNew: values['accept-new'],
      cached: !values['no-cache'],
      others: Number(values.others),
      chosen: values.chosen,
      onProgress: (done, of) => showProgress(name, done, of),
      onFailure,
      site,
    }).catch((error: unknown): Outcome => ({ lines: [], failures: [explain(error)], passed: 0, failed: 1 }));
    outcomes[name] = outcome;
    if (values.json) continue;
    for (const line of outcome.lines) console.log(line);
    console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`);
    for (const failure of values.webpack === undefined ? outcome.failures : groupCauses(outcome.failures))
      if (tell) onFailure(failure);
      else console.error(failure);
  }
  const total = (count: 'passed' | 'failed'): number =>
    Object.values(outcomes).reduce((sum, outcome) => sum + outcome[count], 0);
  console.log(
    values.json ? JSON.stringify(outcomes, null, 2) : `\n${total('passed')} passed, ${total('failed')} failed`,
  );
  tell?.({ counts: { passed: total('passed'), failed: total('failed') } });
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

/** Reports the progress of a check to the parent process or, without one, on the terminal. */
function showProgress(what: string, done: number, of: number): void {
  if (tell) tell({ place: { what, done, of } });
  else if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? '\n' : ''}`);
}

/** Returns the position at the start of a check's message, such as `content/guides/caching.md:12`. */
function placeIn(message: string): string | undefined {
  return /^\S+:\d+(?=: )/.exec(message)?.[0];
}

/** Returns a command that repeats only the failed check, for only the failing page. */
function commandFor(name: string, message: string): string {
  const page = /^content\/\S+?(?=:\d+: )/.exec(message)?.[0];
  const words = [...(Object.hasOwn(ofSite, name) ? [] : [name]), ...(page === undefined ? [] : [page])];
  return [
    `npm run check:${Object.hasOwn(ofSite, name) ? name : 'tool'}`,
    ...(words.length > 0 ? ['--', ...words] : []),
  ].join(' ');
}

/**
 * Formats an error for the terminal. Errors with a position are printed verbatim. All others are bugs in a check, and
 * are printed with a stack trace.
 */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ContentError) return error.message;
  return /^\S+:\d+: |does not exist/.test(error.message) ? error.message : (error.stack ?? error.message);
}
