/**
 * What passes from the build to the prerender bundle: one `RenderInput` a route goes in, one complete document comes out.
 */
import type { PageModule, SectionData } from './page.ts';

/** Addresses and inline code that every document refers to. */
export interface DocumentAssets {
  /** Scripts of the first load in order; all are `defer`. Site addresses (`/assets/app.1a2b3c4d.js`). */
  scripts: string[];
  /** Stylesheets of the first load in order. */
  styles: string[];
  /** Source of the script that runs in the head before the first paint (theme). Inlined as it is: the policy of the host allows it by its hash. */
  headScript: string;
  /** Version of webpack that the site documents, for `<html data-webpack-version>`. */
  webpackVersion: string;
}

/** One document to render. */
export interface RenderInput {
  /** `page` renders `module`; `not-found` is `/404.html`; `app-shell` renders nothing inside the document. */
  screen: 'page' | 'not-found' | 'app-shell';
  /** Site address of the route, with its trailing slash (`/404.html` for `not-found`): the canonical link. */
  url: string;
  /** The page, for the screen `page`. */
  module?: PageModule;
  /** Sidebar of the page's section, where it has one. */
  section?: SectionData;
  /** Site address of the social card, a PNG of 1200 by 630. */
  card: string;
  assets: DocumentAssets;
}

/**
 * What `src/entries/prerender.tsx` exports: gives the whole document, from `<!doctype html>` on.
 * Synchronous and pure: the same input gives the same bytes. Throws where a component throws.
 */
export type RenderDocument = (input: RenderInput) => string;
