/**
 * What the build hands to the prerender bundle (`src/entries/prerender.tsx`), one call a document.
 */
import type { Anchor, PageData, SectionData } from './page.ts';

/** A stylesheet that webpack made. */
export interface Stylesheet {
  /** Its site address (`/app/browser.1a2b3c4d.css`). */
  address: string;
  /** What is in it: it then stands in the document. Without, the document links to it, as in development. */
  source?: string | undefined;
}

/** What the documents load, as webpack's stats of the client build name it. */
export interface DocumentAssets {
  /** Source of the compiled head script (entry `head`), put inline before the styles. */
  headScript: string;
  /** Stylesheets of the entry `browser`, in order. */
  styles: Stylesheet[];
  /** Scripts of the entry `browser`, in order, loaded with `defer`. */
  scripts: string[];
  /** Styles and scripts that this kind of page needs too: those of its screen (`screens.ts`); else empty. */
  screenStyles?: Stylesheet[];
  screenScripts?: string[];
}

/** What every document has in common within one build. */
export interface BuildFacts {
  assets: DocumentAssets;
  /** Changes with every build whose output differs; `/build.json` answers `{"id": "…"}` with the same. */
  buildId: string;
  /** Version of the installed webpack (`5.112.2`), on `<html data-webpack-version>`. */
  webpackVersion: string;
  /** Content security policy of the document (docs/deploy.md); none in development. */
  policy?: string;
}

/** A page with all it shows. */
export interface PageInput extends BuildFacts {
  screen: 'page';
  page: PageData;
  /** Static HTML of the prose; `''` for a screen without. */
  html: string;
  /** Headings nested by level (`src/model`), for the sidebar. */
  anchors: Anchor[];
  /** The sidebar of the page's section. */
  section: SectionData;
}

/** The document a host answers with for an unknown address. */
export interface NotFoundInput extends BuildFacts {
  screen: 'not-found';
}

/** `/app-shell/`: renders nothing; the offline worker serves it for addresses whose page's chunk alone is cached. */
export interface ShellInput extends BuildFacts {
  screen: 'app-shell';
}

export type RenderInput = PageInput | NotFoundInput | ShellInput;
