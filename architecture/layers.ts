/**
 * Import rules, which define the folders that each folder may import from. `docs/architecture.md` shows them as a
 * table, and a test checks every import in every file against them.
 */

/**
 * Environment in which a folder's code runs, which determines the globals that the code may use. `pure` code may use
 * neither those of Node.js nor those of the DOM. `both` code may use both, for scripts that drive a browser and contain
 * code that runs in it. Each environment has a TypeScript project with its types. `foreign` code comes from elsewhere
 * and is treated as data.
 */
export type Environment = 'node' | 'browser' | 'worker' | 'pure' | 'both' | 'foreign';

export interface Layer {
  /**
   * Folder or file that an import rule applies to, relative to the project. If several rules match, the longest path
   * wins. `*` matches any single folder, and code in one such folder may not import from another.
   */
  path: string;
  /** One-line description of what the folder contains. */
  contains: string;
  /** Other folders that files in this folder may import. */
  imports: readonly string[];
  /** Environment that the folder's code runs in. Only code for Node.js may import Node.js modules. */
  environment: Environment;
}

export const layers: readonly Layer[] = [
  {
    path: 'site.config.ts',
    contains: 'name, origin, versions, mirrors, links, analytics, search provider: the only place that defines them',
    imports: ['src/model'],
    environment: 'pure',
  },
  {
    path: 'facts',
    contains: 'facts about webpack, extracted from the installed packages into typed records',
    imports: ['src/model', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'data',
    contains:
      'data from other sources, with their fetchers, schemas and last good snapshots; and lists kept by hand: redirects, addresses, questions',
    imports: ['src/model', 'facts', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'compile',
    contains: 'compiles content to pages: scan, front matter, the Markdown pipeline, README pages, the content index',
    imports: ['tools/tools.ts', 'src/model', 'src/texts', 'facts', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'generator',
    contains:
      'builds `dist/` from compiled pages: bundle, prerender, print pages, search index, feeds, social cards, host files, the static server',
    imports: [
      'tools/tools.ts',
      'src/model',
      'src/search-engine',
      'facts',
      'compile',
      'data',
      'functions',
      'netlify',
      'site.config.ts',
    ],
    environment: 'node',
  },
  {
    path: 'checks',
    contains: 'content checks: what `npm run check` and its parts run, and `npm run format`',
    imports: ['tools/tools.ts', 'src/model', 'src/search-engine', 'facts', 'compile', 'data', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'maintenance',
    contains:
      'commands for authors and maintainers: `npm run new`, `npm run sample`, and the report of `npm run update`',
    imports: ['src/model', 'facts', 'compile', 'checks', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'dev',
    contains: 'the server of `npm run dev`, and the report on the open page',
    imports: ['src/model', 'facts', 'compile', 'generator', 'checks', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'bench',
    contains: 'benchmarks: `npm run bench`',
    imports: ['tools/tools.ts', 'src/model', 'src/search-engine', 'facts', 'compile', 'generator', 'e2e'],
    environment: 'both',
  },
  {
    path: 'e2e',
    contains: 'browser tests of the built site and of the dev server',
    imports: [
      'tools/tools.ts',
      'src/model',
      'src/texts',
      'src/search-engine',
      'facts',
      'compile',
      'generator',
      'dev',
      'data',
      'site.config.ts',
    ],
    environment: 'both',
  },
  { path: 'tools/tools.ts', contains: 'the list of tools', imports: [], environment: 'pure' },
  {
    path: 'tools/*',
    contains:
      'a tool: its build step and its checks, with subfolders for its page, model, texts, examples and browser tests; its README describes it',
    imports: [
      'tools/tools.ts',
      'tools/*/model',
      'tools/*/page',
      'tools/*/webpack-worker',
      'tools/*/worker',
      'src/model',
      'facts',
      'compile',
      'data',
      'generator',
      'checks',
      'site.config.ts',
    ],
    environment: 'node',
  },
  {
    path: 'tools/*/e2e',
    contains: 'browser tests of a tool',
    imports: ['tools/*', 'tools/*/model', 'src/model', 'src/texts', 'compile', 'generator', 'e2e', 'site.config.ts'],
    environment: 'both',
  },
  {
    path: 'tools/*/bench',
    contains: 'benchmarks of a tool',
    imports: ['tools/*', 'tools/*/e2e', 'tools/*/model', 'src/model', 'bench', 'e2e'],
    environment: 'both',
  },
  {
    path: 'tools/*/model',
    contains: 'pure logic and texts of a tool: the same code in the browser, in its build step and in its tests',
    imports: ['src/model'],
    environment: 'pure',
  },
  {
    path: 'tools/*/page',
    contains: 'the page of a tool',
    imports: ['tools/tools.ts', 'tools/*/model', 'tools/*/webpack-worker', 'tools/*/worker', 'src/ui', 'src/model'],
    environment: 'browser',
  },
  {
    path: 'tools/*/worker',
    contains: 'code that a tool runs in a worker',
    imports: ['tools/*/model', 'src/model'],
    environment: 'worker',
  },
  {
    path: 'tools/*/webpack-worker',
    contains: 'webpack in a worker that emulates Node.js: what builds projects in the browser',
    imports: ['tools/*/model', 'src/model'],
    environment: 'node',
  },
  {
    path: 'tools/*/message-relay',
    contains: 'a worker between a page and its sandbox, which forwards only the messages that the page expects',
    imports: ['tools/*/model', 'src/model'],
    environment: 'worker',
  },
  { path: 'tools/*/examples', contains: 'projects that a tool builds or shows', imports: [], environment: 'foreign' },
  {
    path: 'packages/webpack-docs-mcp',
    contains:
      'the documentation as an npm package for assistants and terminals: MCP server, command, build, tests; its README describes it',
    imports: [
      'src/model',
      'src/texts',
      'src/search-engine',
      'facts',
      'compile',
      'generator',
      'tools/*',
      'tools/*/model',
      'tools/*/page',
      'tools/*/worker',
      'site.config.ts',
    ],
    environment: 'node',
  },
  {
    path: 'scripts',
    contains: 'plain JavaScript that runs on Node 20 before anything is installed: `start`, `test`, `update`, set-up',
    imports: [],
    environment: 'node',
  },
  {
    path: 'functions',
    contains: 'Cloudflare Pages functions that select HTML or Markdown',
    imports: ['src/model', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'netlify',
    contains: 'Netlify edge functions that serve Markdown to programs',
    imports: ['src/model', 'site.config.ts'],
    environment: 'node',
  },
  {
    path: 'architecture',
    contains: 'import rules: this table, and tests of the structure',
    imports: [],
    environment: 'node',
  },
  {
    path: 'planted-faults',
    contains: 'faults that the tests must catch, and the command that plants them in a copy of the project',
    imports: ['tools/tools.ts', 'scripts'],
    environment: 'node',
  },
  {
    path: 'src/model',
    contains: 'pure TypeScript shared by build and browser: pages, sections, anchors, URL rules, titles',
    imports: ['tools/tools.ts'],
    environment: 'pure',
  },
  {
    path: 'src/texts',
    contains: 'words of the interface in each language, which the bundler inlines where code says `TEXTS`',
    imports: [],
    environment: 'pure',
  },
  {
    path: 'src/search-engine',
    contains:
      'reads the search index, parses queries, ranks results: the same code in the browser, in `npm run search` and in the tests',
    imports: ['src/model'],
    environment: 'pure',
  },
  {
    path: 'src/ui',
    contains: 'presentational components, and helpers for the browser: no router, no content',
    imports: ['src/model'],
    environment: 'browser',
  },
  {
    path: 'src/prose',
    contains: 'interactive parts of prose: islands, and behaviors of code blocks, tabs, tables',
    imports: ['src/ui', 'src/model'],
    environment: 'browser',
  },
  {
    path: 'src/features/*',
    contains: 'search, theme, sidebar, language, sponsors, vote, …: one folder each; features never import each other',
    imports: ['src/ui', 'src/model', 'src/search-engine', 'site.config.ts'],
    environment: 'browser',
  },
  {
    path: 'src/dev',
    contains: 'the panel of `npm run dev` with the report on the open page; not in the production bundle',
    imports: ['src/ui', 'src/model'],
    environment: 'browser',
  },
  {
    path: 'src/app',
    contains: 'document, layouts, routes, navigation: composition only',
    imports: ['src/features/*', 'src/prose', 'src/ui', 'src/model', 'tools/tools.ts', 'site.config.ts'],
    environment: 'browser',
  },
  {
    path: 'src/entries',
    contains: 'entry points: browser, prerender, head script, service worker; each under 60 lines',
    imports: ['src/app', 'src/features/*', 'src/prose', 'src/ui', 'src/dev', 'src/model', 'site.config.ts'],
    environment: 'browser',
  },
];

/** Top-level configuration files of tools. They belong to no layer and may import anything. */
export const topFiles: readonly string[] = [
  'vitest.config.ts',
  'tools/tools.test.ts',
  'tools/removal.build.test.ts',
  'tools/upgrade-in-core.build.test.ts',
  'src/shared-globals.d.ts',
];
