/** Input of the prerender bundle (`src/entries/prerender.tsx`). Each call renders one document. */
import type { Anchor, PageData, SectionData } from './page.ts';

/** A stylesheet that webpack emitted. */
export interface Stylesheet {
  /** Path of the stylesheet (`/app/browser.1a2b3c4d.css`). */
  address: string;
  /** CSS source to inline in the document. Without it, the document links to the file, as in development. */
  source?: string | undefined;
}

/** Scripts and styles that a document loads, according to webpack's stats of the client build. */
export interface DocumentAssets {
  /** Source of the compiled head script (entry `head`), which is inlined before the styles. */
  headScript: string;
  /** Stylesheets of the entry `browser`, in order. */
  styles: Stylesheet[];
  /** Scripts of the entry `browser`, in order. They are loaded with `defer`. */
  scripts: string[];
  /** Additional styles and scripts for pages with their own screen (`screens.ts`). Empty for ordinary pages. */
  screenStyles?: Stylesheet[];
  screenScripts?: string[];
}

/** Values that all documents of a build share. */
interface BuildFacts {
  assets: DocumentAssets;
  /** Id of the build, which changes whenever the build's output does. `/build.json` contains it as `{"id": "…"}`. */
  buildId: string;
  /** Version of the installed webpack (`5.112.2`), for the attribute `data-webpack-version` of the root element. */
  webpackVersion: string;
  /** Content Security Policy of the document (docs/deploy.md). Not set in development. */
  policy?: string;
}

/** Everything needed to render a page's document. */
export interface PageInput extends BuildFacts {
  screen: 'page';
  page: PageData;
  /** Static HTML of the page's prose, or `''` for screens without prose. */
  html: string;
  /** Headings of the page, nested by level, for the sidebar. */
  anchors: Anchor[];
  /** Data for the sidebar of the page's section. */
  section: SectionData;
}

/** Input for rendering the 404 document. */
interface NotFoundInput extends BuildFacts {
  screen: 'not-found';
}

/**
 * Input for rendering `/app-shell/`, a document with an empty page frame. The service worker serves it for pages whose
 * chunk is cached but whose document isn't.
 */
interface ShellInput extends BuildFacts {
  screen: 'app-shell';
}

export type RenderInput = PageInput | NotFoundInput | ShellInput;
