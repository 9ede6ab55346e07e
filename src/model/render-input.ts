/** Input of the prerender bundle (`src/entries/prerender.tsx`), one call per document. */
import type { Anchor, PageData, SectionData } from './page.ts';

/** A stylesheet emitted by webpack. */
export interface Stylesheet {
  /** Its site address (`/app/browser.1a2b3c4d.css`). */
  address: string;
  /** Its content, to be inlined in the document. Without it, the document links to the file, as in development. */
  source?: string | undefined;
}

/** Assets that documents load, from webpack's stats of the client build. */
export interface DocumentAssets {
  /** Source of the compiled head script (entry `head`), inlined before the styles. */
  headScript: string;
  /** Stylesheets of the entry `browser`, in order. */
  styles: Stylesheet[];
  /** Scripts of the entry `browser`, in order, loaded with `defer`. */
  scripts: string[];
  /** Additional styles and scripts for pages with their own screen (`screens.ts`); otherwise empty. */
  screenStyles?: Stylesheet[];
  screenScripts?: string[];
}

/** Values shared by all documents of a build. */
export interface BuildFacts {
  assets: DocumentAssets;
  /** Changes whenever the build's output does; `/build.json` has the same as `{"id": "…"}`. */
  buildId: string;
  /** Version of the installed webpack (`5.112.2`), on `<html data-webpack-version>`. */
  webpackVersion: string;
  /** Content security policy of the document (docs/deploy.md); none in development. */
  policy?: string;
}

/** A page with everything it shows. */
export interface PageInput extends BuildFacts {
  screen: 'page';
  page: PageData;
  /** Static HTML of the prose; `''` for screens without prose. */
  html: string;
  /** Headings nested by level (`src/model`), for the sidebar. */
  anchors: Anchor[];
  /** Sidebar data of the page's section. */
  section: SectionData;
}

/** The 404 document. */
export interface NotFoundInput extends BuildFacts {
  screen: 'not-found';
}

/** `/app-shell/`: an empty frame that the service worker serves for pages of which only the chunk is cached. */
export interface ShellInput extends BuildFacts {
  screen: 'app-shell';
}

export type RenderInput = PageInput | NotFoundInput | ShellInput;
