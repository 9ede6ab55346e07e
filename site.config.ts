import type { Assistant } from './src/model/assistants.ts';

/**
 * Everything about this deployment that the code must not hard-code: name, origin, versions, mirrors, links, services.
 * Read by the build, the prerender and the browser; each field says who uses it.
 */
export interface SiteConfig {
  /** Product name, in titles (`Caching | webpack`) and text. */
  name: string;
  /** Where the site is served, without a trailing slash, a folder of its host included: links, canonical links, feeds, sitemap. */
  origin: string;
  /** Language of the pages, for `<html lang>`. */
  language: string;
  /** Versions of the documentation, the newest first; the list is the same in each of them. This site is the one at `origin`. */
  versions: { label: string; origin: string }[];
  /** The same pages in other languages: same path and hash there. */
  mirrors: { label: string; language: string; origin: string }[];
  /** Icons at the right of the header. */
  iconLinks: { label: string; url: string; icon: 'github' | 'x' | 'stackoverflow' }[];
  /** Where pages can be edited: the page's path in `content/` is appended. */
  editBase: string;
  /** Where one becomes a sponsor. */
  sponsorPage: string;
  /** Votes: REST API of the code host and where issues live. */
  votes: { api: string; host: string };
  /** Image address of a contributor; `{handle}` and `{size}` are replaced. */
  avatar: string;
  /** Google Analytics 4 measurement id; none, nothing is loaded. */
  analyticsId?: string;
  /** `embedded`, or a hosted DocSearch index. */
  search: { provider: 'embedded' } | { provider: 'docsearch'; appId: string; apiKey: string; indexName: string };
  /** Address that “was this page helpful” posts its answers to (docs/around-the-page.md says what they hold); none, it is not shown. */
  feedbackUrl?: string;
}

/** What only the build asks for: no browser downloads it. */
export interface BuildConfig {
  /** Description of the site for machines, and of pages that have none of their own. */
  description: string;
  /** `<meta name="theme-color">`. */
  themeColor: string;
  /** Origins that pages, READMEs and packages name this site by: a copy under another origin keeps them, so that links stay on it. */
  knownAs: string[];
  /** Links of the footer, in order: browsers keep those of the document. */
  footerLinks: { label: string; url: string }[];
  /** Handles never shown among a page's contributors. */
  excludedContributors: string[];
  /** Assistants that pages open in, in order; none, none is offered. A chunk has them that comes when the reader is near. */
  assistants: Assistant[];
  /** Where a search that finds nothing leads on; the search's chunk has it. */
  help: SearchHelp;
  /** Sponsors: Open Collective account and its GraphQL address. */
  sponsors: { account: string; api: string };
}

/** Where to ask, and to say what is missing. */
export interface SearchHelp {
  /** Where readers ask each other. */
  discussions: string;
  /** Where an issue about the documentation begins: `title` and `body` are appended. */
  newIssue: string;
}

/** Everything, for the build. */
export type WholeConfig = SiteConfig & BuildConfig;

export const site: SiteConfig = {
  name: 'webpack',
  origin: 'https://webpack.js.org',
  language: 'en',
  versions: [
    { label: '5', origin: 'https://webpack.js.org' },
    { label: '4', origin: 'https://v4.webpack.js.org' },
  ],
  mirrors: [
    { label: '中文', language: 'zh', origin: 'https://webpack.docschina.org' },
    { label: '한국어', language: 'ko', origin: 'https://webpack.kr' },
  ],
  iconLinks: [
    { label: 'GitHub', url: 'https://github.com/webpack/webpack', icon: 'github' },
    { label: 'X', url: 'https://x.com/webpack', icon: 'x' },
    { label: 'Stack Overflow', url: 'https://stackoverflow.com/questions/tagged/webpack', icon: 'stackoverflow' },
  ],
  editBase: 'https://github.com/webpack/webpack.js.org/edit/main/content/',
  sponsorPage: 'https://opencollective.com/webpack',
  votes: { api: 'https://api.github.com', host: 'https://github.com' },
  avatar: 'https://github.com/{handle}.png?size={size}',
  search: { provider: 'embedded' },
};

export const build: BuildConfig = {
  description:
    'webpack is a module bundler. Its main purpose is to bundle JavaScript files for usage in a browser, yet it is also capable of transforming, bundling, or packaging just about any resource or asset.',
  themeColor: '#2B3A42',
  knownAs: ['https://webpack.js.org'],
  footerLinks: [
    { label: 'Get Started', url: '/guides/getting-started/' },
    { label: 'Comparison', url: '/comparison/' },
    { label: 'Privacy Policy', url: 'https://privacy-policy.openjsf.org/' },
    { label: 'Swag Store', url: 'https://webpack.threadless.com/' },
    { label: 'Awesome webpack', url: '/awesome-webpack/' },
    { label: 'Glossary', url: '/glossary/' },
    { label: 'Branding', url: '/branding/' },
    { label: 'Discord', url: 'https://discord.gg/webpack' },
    { label: 'Changelog', url: '/changes/' },
    { label: 'License', url: '/license/' },
  ],
  excludedContributors: [
    'bartushek',
    'rynclark',
    'henriquea',
    'makuzaverite',
    'MijaelWatts',
    'Kolhar730',
    'grrizzly',
    'maxloh',
  ],
  assistants: [
    { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
    { label: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}' },
  ],
  help: {
    discussions: 'https://github.com/webpack/webpack/discussions',
    newIssue: 'https://github.com/webpack/webpack.js.org/issues/new',
  },
  sponsors: { account: 'webpack', api: 'https://api.opencollective.com/graphql/v2' },
};
