import type { Assistant } from './src/model/assistants.ts';

/**
 * Everything about this deployment that the code must not hard-code: name, origin, versions, mirrors, links, services.
 * Read by the build, the prerender and the browser; each field says who uses it.
 */
export interface SiteConfig {
  /** Product name, in titles (`Caching | webpack`) and text. */
  name: string;
  /**
   * URL of the site without a trailing slash, including a folder of its host: used in links, canonical links, feeds,
   * sitemap.
   */
  origin: string;
  /** Language of the pages, for `<html lang>`. */
  language: string;
  /**
   * Versions of the documentation, the newest first; the list is the same in each of them. This site is the one at
   * `origin`. Empty if there is only this one.
   */
  versions: { label: string; origin: string }[];
  /** The same pages in other languages: same path and hash there. */
  mirrors: { label: string; language: string; origin: string }[];
  /** Icons at the right of the header. */
  iconLinks: { label: string; url: string; icon: 'github' | 'x' | 'stackoverflow' }[];
  /** URL for editing pages: the page's path in `content/` is appended. */
  editBase: string;
  /** URL for becoming a sponsor. */
  sponsorPage: string;
  /** Votes: REST API of the code host and where issues live. */
  votes: { api: string; host: string };
  /** Image address of a contributor; `{handle}` and `{size}` are replaced. */
  avatar: string;
  /** Google Analytics 4 measurement id; without one, nothing is loaded. */
  analyticsId?: string;
  /** `embedded`, or a hosted DocSearch index. */
  search: { provider: 'embedded' } | { provider: 'docsearch'; appId: string; apiKey: string; indexName: string };
  /**
   * URL that “was this page helpful” posts to (docs/around-the-page.md describes the fields); without one, the form
   * isn't shown.
   */
  feedbackUrl?: string;
}

/** Values for the build only, not included in scripts. */
export interface BuildConfig {
  /** Folder with the pages, relative to the project. */
  content: string;
  /** Description of the site in metadata, and of pages without one. */
  description: string;
  /** `<meta name="theme-color">`. */
  themeColor: string;
  /**
   * Origins that pages, READMEs and packages use for this site: a copy with another origin treats links to them as its
   * own.
   */
  knownAs: string[];
  /** Links in the footer, in order. */
  footerLinks: { label: string; url: string }[];
  /** Handles never shown among a page's contributors. */
  excludedContributors: string[];
  /** Assistants that pages link to, in order; may be empty. In a chunk that is loaded near the end of a page. */
  assistants: Assistant[];
  /** Links shown if a search finds nothing; in the search's chunk. */
  help: SearchHelp | undefined;
  /** Sponsors of webpack: Open Collective account and its GraphQL address. */
  sponsors: { account: string; api: string };
}

/** Links for questions and reports of missing documentation. */
export interface SearchHelp {
  /** Discussions between readers. */
  discussions: string;
  /** URL of a new issue about the documentation: `title` and `body` are appended. */
  newIssue: string;
}

/** Everything, for the build. */
export type WholeConfig = SiteConfig & BuildConfig;

/** The product. A fork changes this, and `origin`, `editBase` and `content` below. */
const name: string = 'webpack';

/** Whether this is the documentation of webpack, rather than that of another product, made from a fork. */
const isOurs = name === 'webpack';

/** What only the documentation of webpack has. A fork has none of it; each line can also be changed alone. */
export const parts = {
  /** Facts of the installed packages, and what is made from them: tables, schemas, the feed of releases. */
  facts: isOurs,
  /** Checks that compare pages with the installed packages. */
  checks: isOurs,
  /** The screens of the home page and of the votes: without them, these are pages like others. */
  screens: isOurs,
  /** Addresses of the former site. */
  redirects: isOurs,
  /** The sections in the menu: without this, those in the content folder. */
  menu: isOurs,
};

/** Versions, mirrors and links. */
const elsewhere: Pick<SiteConfig, 'versions' | 'mirrors' | 'iconLinks' | 'sponsorPage'> = isOurs
  ? {
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
      sponsorPage: 'https://opencollective.com/webpack',
    }
  : { versions: [], mirrors: [], iconLinks: [], sponsorPage: '' };

export const site: SiteConfig = {
  name,
  origin: 'https://webpack.js.org',
  language: 'en',
  ...elsewhere,
  editBase: 'https://github.com/webpack/webpack.js.org/edit/main/content/',
  votes: { api: 'https://api.github.com', host: 'https://github.com' },
  avatar: 'https://github.com/{handle}.png?size={size}',
  search: { provider: 'embedded' },
};

export const build: BuildConfig = {
  content: 'content',
  description: isOurs
    ? 'webpack is a module bundler. Its main purpose is to bundle JavaScript files for usage in a browser, yet it is also capable of transforming, bundling, or packaging just about any resource or asset.'
    : `Documentation of ${name}.`,
  themeColor: '#2B3A42',
  knownAs: isOurs ? ['https://webpack.js.org'] : [],
  footerLinks: isOurs
    ? [
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
      ]
    : [],
  excludedContributors: isOurs
    ? ['bartushek', 'rynclark', 'henriquea', 'makuzaverite', 'MijaelWatts', 'Kolhar730', 'grrizzly', 'maxloh']
    : [],
  assistants: [
    { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
    { label: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}' },
  ],
  help: isOurs
    ? {
        discussions: 'https://github.com/webpack/webpack/discussions',
        newIssue: 'https://github.com/webpack/webpack.js.org/issues/new',
      }
    : undefined,
  sponsors: { account: 'webpack', api: 'https://api.opencollective.com/graphql/v2' },
};
