/**
 * Modules that the build generates into `.cache/site/` (build/bundle) and that webpack resolves under `site/`.
 * Import them lazily (`await import('site/pages')`): a first visit downloads none of them.
 */

/** Every page of the site: address to loader of its chunk. A missing address is not a page of this app. */
declare module 'site/pages' {
  import type { PageModule } from './model/page.ts';
  /** Keyed by site address with its trailing slash (`/guides/caching/`). Printable pages are not in it: links to them load the document. */
  export const pages: Record<string, () => Promise<PageModule>>;
}

/** Sidebars: section id (`guides`, `''` for the top level) to loader of its chunk. */
declare module 'site/sections' {
  import type { SectionData } from './model/page.ts';
  export const sections: Record<string, () => Promise<{ section: SectionData }>>;
}

/** Legacy addresses and where they lead. */
declare module 'site/redirects' {
  /** Site address with a trailing slash, to a site address (a hash may follow) or an absolute one. */
  export const redirects: Record<string, string>;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  /** Site address of the emitted file. */
  const url: string;
  export default url;
}
