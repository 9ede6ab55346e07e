import type { Assistant } from './src/model/assistants.ts';

/**
 * Everything about this deployment of the site that the code must not hard-code: name, origin, versions, mirrors,
 * links, and services. The build, the prerender bundle, and the browser read it.
 */
export interface SiteConfig {
  /** Product name, used in titles (`Caching | webpack`) and text. */
  name: string;
  /**
   * URL of the site without a trailing slash. Includes the subdirectory if the site is deployed in one. Used in links,
   * canonical links, feeds, and the sitemap.
   */
  origin: string;
  /** Language of the pages, used for `<html lang>`. */
  language: string;
  /**
   * Versions of the documentation, newest first. The sites of all versions have the same list. This site's version is
   * the one whose URL is `origin`. Empty if there is only one version.
   */
  versions: { label: string; origin: string }[];
  /** Translated sites, which have the same pages in other languages at the same paths and hashes. */
  mirrors: { label: string; language: string; origin: string }[];
  /** Icons linking to other sites, shown on the right side of the header. */
  iconLinks: { label: string; url: string; icon: 'github' | 'x' | 'stackoverflow' }[];
  /** URL for editing pages on GitHub. The page's path in `content/` is appended. */
  editBase: string;
  /** URL where readers can become a sponsor. */
  sponsorPage: string;
  /** URLs for the voting page: the GitHub REST API, and the GitHub website, which hosts the issues. */
  votes: { api: string; host: string };
  /** URL template for a contributor's avatar. `{handle}` and `{size}` are replaced. */
  avatar: string;
  /** Google Analytics 4 measurement id. Without one, nothing is loaded. */
  analyticsId?: string;
  /** Where the search looks: in the embedded index, or in a hosted DocSearch index. */
  search: { provider: 'embedded' } | { provider: 'docsearch'; appId: string; apiKey: string; indexName: string };
  /**
   * URL to which “Was this page helpful?” posts its answers (docs/around-the-page.md describes the fields). Without
   * one, the form isn't shown.
   */
  feedbackUrl?: string;
}

/** Values of the site's configuration that only the build uses. Scripts for the browser don't include them. */
export interface BuildConfig {
  /** Folder that contains the pages, relative to the project. */
  content: string;
  /** Description of the site, used in metadata and for pages that have none. */
  description: string;
  /** Color for `<meta name="theme-color">`. */
  themeColor: string;
  /**
   * Other origins that pages, READMEs, and packages use in links to this site. A copy of the site with another origin
   * treats such links as its own.
   */
  knownAs: string[];
  /** Links in the footer of every page, in order. */
  footerLinks: { label: string; url: string }[];
  /** GitHub usernames that are never shown as contributors of a page. */
  excludedContributors: string[];
  /**
   * AI assistants that pages link to, in order. May be empty. The links are in a chunk that loads when the reader
   * approaches the end of a page.
   */
  assistants: Assistant[];
  /** Links to show if a search finds nothing. They are in the search dialog's chunk. */
  help: SearchHelp | undefined;
  /** Source of the list of webpack's sponsors: the Open Collective account and the URL of the GraphQL API. */
  sponsors: { account: string; api: string };
}

/** Links shown when a search finds nothing, for asking questions and for reporting missing documentation. */
export interface SearchHelp {
  /** URL where readers discuss questions. */
  discussions: string;
  /** URL for opening an issue about the documentation. `title` and `body` are appended. */
  newIssue: string;
}

/** The whole configuration of the site, as used by the build. */
export type WholeConfig = SiteConfig & BuildConfig;

/** Name of the documented product. A fork of this site changes this, and `origin`, `editBase`, and `content` below. */
const name: string = 'webpack';

/** Whether this is webpack's documentation, as opposed to a fork that documents another product. */
const isOurs = name === 'webpack';

/**
 * Features that only webpack's documentation has. A fork has none of them unless it turns them on individually here.
 */
export const parts = {
  /**
   * Facts extracted from the installed packages, and everything generated from them: tables, schemas, and the feed of
   * releases.
   */
  facts: isOurs,
  /** Checks that compare pages with the installed packages. */
  checks: isOurs,
  /** Custom screens for the home page and the voting page. Without them, these are ordinary Markdown pages. */
  screens: isOurs,
  /** Redirects from URLs of the former site. */
  redirects: isOurs,
  /** Fixed list of sections in the Documentation menu. Without it, the menu lists the folders in the content folder. */
  menu: isOurs,
};

/** Links to other sites (versions, translations, and social links), which a fork doesn't have. */
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
