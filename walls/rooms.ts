/**
 * Import rules: which folder may import which. `docs/architecture.md` shows this table, and a test checks every import
 * of every file against it.
 */

/**
 * Environment of a folder's code, which determines the globals it may use: Node, the DOM, a worker, none of these, or
 * (`both`) Node and the DOM, for scripts that drive a browser and have parts that run in it. Each has a TypeScript
 * project with its types. `foreign` code isn't ours: it is treated as data.
 */
export type World = 'node' | 'browser' | 'worker' | 'pure' | 'both' | 'foreign';

export interface Room {
  /**
   * Folder or file, relative to the project; the longest match applies. `*` matches any one folder, and code in one
   * such folder may not import from another.
   */
  path: string;
  /** What the folder contains, in one line. */
  holds: string;
  /** Folders that its files may import, besides their own. */
  imports: readonly string[];
  /** Only folders that run on Node may import Node's modules. */
  world: World;
}

export const rooms: readonly Room[] = [
  {
    path: 'site.config.ts',
    holds: 'name, origin, versions, mirrors, links, analytics, search provider: the only place that knows them',
    imports: ['src/model'],
    world: 'pure',
  },
  {
    path: 'facts',
    holds: 'what webpack says of itself, read from the installed packages into typed tables',
    imports: ['src/model'],
    world: 'node',
  },
  {
    path: 'data',
    holds: 'facts from elsewhere, each with its fetcher, its schema and its last good snapshot',
    imports: ['src/model', 'facts', 'site.config.ts'],
    world: 'node',
  },
  {
    path: 'compile',
    holds:
      'from content to compiled pages: scan, front matter, the one Markdown pipeline, README pages, the content index',
    imports: ['tools/tools.ts', 'src/model', 'facts', 'site.config.ts'],
    world: 'node',
  },
  {
    path: 'generator',
    holds:
      'from compiled pages to `dist/`: bundle, prerender, print pages, search index, feeds, social cards, host files, the static server',
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
    world: 'node',
  },
  {
    path: 'checks',
    holds: 'what makes the documentation provably true: coverage, examples, links, names, prose',
    imports: ['tools/tools.ts', 'src/model', 'src/search-engine', 'facts', 'compile', 'data', 'site.config.ts'],
    world: 'node',
  },
  {
    path: 'dev',
    holds: 'the server of `npm run dev`, and what is to be mended on the open page',
    imports: ['src/model', 'facts', 'compile', 'generator', 'checks', 'site.config.ts'],
    world: 'node',
  },
  {
    path: 'bench',
    holds: 'measurements: `npm run bench`',
    imports: ['tools/tools.ts', 'src/model', 'src/search-engine', 'facts', 'compile', 'generator', 'e2e'],
    world: 'both',
  },
  {
    path: 'e2e',
    holds: 'browser tests of the built site, and the core of them on the dev server',
    imports: [
      'tools/tools.ts',
      'src/model',
      'src/search-engine',
      'facts',
      'compile',
      'generator',
      'dev',
      'data',
      'site.config.ts',
    ],
    world: 'both',
  },
  { path: 'tools/tools.ts', holds: 'the one list of tools', imports: [], world: 'pure' },
  {
    path: 'tools/*',
    holds:
      'a tool: its build step and its checks, and in folders of their own its page, what it works with, texts, examples and browser tests; its README is the map',
    imports: [
      'tools/tools.ts',
      'tools/*/core',
      'tools/*/model',
      'tools/*/page',
      'tools/*/worker',
      'src/model',
      'facts',
      'compile',
      'data',
      'generator',
      'checks',
      'site.config.ts',
    ],
    world: 'node',
  },
  {
    path: 'tools/*/e2e',
    holds: 'browser tests of a tool',
    imports: ['tools/*', 'tools/*/model', 'src/model', 'compile', 'generator', 'e2e', 'site.config.ts'],
    world: 'both',
  },
  {
    path: 'tools/*/bench',
    holds: 'measurements of a tool',
    imports: ['tools/*', 'tools/*/e2e', 'tools/*/model', 'src/model', 'bench', 'e2e'],
    world: 'both',
  },
  {
    path: 'tools/*/model',
    holds: 'what a tool computes, and its texts: the same code in the browser, in its build step and in its tests',
    imports: ['src/model'],
    world: 'pure',
  },
  {
    path: 'tools/*/page',
    holds: 'the page of a tool',
    imports: ['tools/tools.ts', 'tools/*/core', 'tools/*/model', 'tools/*/worker', 'src/ui', 'src/model'],
    world: 'browser',
  },
  {
    path: 'tools/*/worker',
    holds: 'what a tool runs in a worker of its own',
    imports: ['tools/*/model', 'src/model'],
    world: 'worker',
  },
  {
    path: 'tools/*/core',
    holds: 'what a tool runs in a worker that takes the place of Node.js',
    imports: ['tools/*/model', 'src/model'],
    world: 'node',
  },
  { path: 'tools/*/examples', holds: 'projects that a tool builds or shows', imports: [], world: 'foreign' },
  {
    path: 'packages/webpack-docs-mcp',
    holds:
      'the documentation as a package for assistants and terminals: its server, its command, its build, and its tests; its README is the handbook',
    imports: [
      'src/model',
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
    world: 'node',
  },
  {
    path: 'scripts',
    holds: 'plain JavaScript that must run on Node 20 before anything is installed: `start`, `test`, set-up',
    imports: [],
    world: 'node',
  },
  {
    path: 'functions',
    holds: 'what Cloudflare Pages runs before documents and Markdown: who gets which',
    imports: ['src/model', 'site.config.ts'],
    world: 'node',
  },
  {
    path: 'netlify',
    holds: 'the same for Netlify, for programs that ask for Markdown',
    imports: ['src/model', 'site.config.ts'],
    world: 'node',
  },
  { path: 'walls', holds: 'this table and its test', imports: [], world: 'node' },
  {
    path: 'planted',
    holds: 'faults that the tests have to catch, and the command that plants them in a copy of the project',
    imports: ['tools/tools.ts', 'scripts'],
    world: 'node',
  },
  {
    path: 'src/model',
    holds:
      'pure TypeScript that both sides read: page, section, anchor, URL rules, tree, titles, what crosses from build to browser',
    imports: ['tools/tools.ts'],
    world: 'pure',
  },
  {
    path: 'src/search-engine',
    holds:
      'reads the search index, understands a query, ranks: the same code in the browser, in `npm run search` and in the tests',
    imports: ['src/model'],
    world: 'pure',
  },
  {
    path: 'src/ui',
    holds: 'presentational parts: no router, no content, no fetch',
    imports: ['src/model'],
    world: 'browser',
  },
  {
    path: 'src/mdx',
    holds: 'what wakes up inside prose: the islands and small behaviors of code blocks, tabs, tables',
    imports: ['src/ui', 'src/model'],
    world: 'browser',
  },
  {
    path: 'src/features/*',
    holds: 'search, theme, sidebar, language, sponsors, vote, …: one folder each; features never import each other',
    imports: ['src/ui', 'src/model', 'src/search-engine', 'site.config.ts'],
    world: 'browser',
  },
  {
    path: 'src/dev',
    holds: 'the panel of `npm run dev` with what is to be mended on the open page; not in the production bundle',
    imports: ['src/ui', 'src/model'],
    world: 'browser',
  },
  {
    path: 'src/app',
    holds: 'document, layouts, routes, navigation: composition only',
    imports: ['src/features/*', 'src/mdx', 'src/ui', 'src/model', 'tools/tools.ts', 'site.config.ts'],
    world: 'browser',
  },
  {
    path: 'src/entries',
    holds: 'browser, prerender, head script, service worker: each under 60 lines, the map of what runs where',
    imports: ['src/app', 'src/features/*', 'src/mdx', 'src/ui', 'src/dev', 'src/model', 'site.config.ts'],
    world: 'browser',
  },
];

/** Top-level configuration files of tools; they belong to no rule and may import anything. */
export const topFiles: readonly string[] = [
  'vitest.config.ts',
  'tools/tools.test.ts',
  'tools/removal.build.test.ts',
  'src/shared-globals.d.ts',
];
