/// <reference types="webpack/module" />
/**
 * Modules that the build generates, under the alias `site/…`.
 * Pages, sections and redirects are imported dynamically, so that neither the route table nor a section is part of the
 * initial load.
 */
declare module 'site/pages.js' {
  import type { PageModule } from '../model/page.ts';
  /** One loader per page, by site address; each its own chunk. `html` is empty for screens without prose. */
  export const pages: Record<string, () => Promise<PageModule>>;
}

declare module 'site/sections.js' {
  import type { SectionData } from '../model/page.ts';
  /** One loader per section, by id (`''`: top level); each its own chunk. */
  export const sections: Record<string, () => Promise<{ section: SectionData }>>;
}

declare module 'site/redirects.js' {
  /** Legacy address → current address, both with a trailing slash (the target may have a hash). */
  export const redirects: Record<string, string>;
}

declare module 'site/moved-headings.js' {
  /** By page: normalized id of each moved heading (see `headingLetters`) → its current address. */
  export const movedHeadings: Record<string, Record<string, string>>;
}

declare module 'site/feedback.js' {
  /** Undefined if no feedback endpoint is configured (generator/bundle/configurations.ts). Part of the initial load. */
  export const Feedback:
    import('react').ComponentType<import('../features/feedback/Feedback.tsx').FeedbackProps> | undefined;
}

/**
 * CSS Modules, css-loader's named exports: `import * as styles from './Header.module.css'`; class names in camelCase.
 */
declare module '*.module.css';
declare module '*.global.css';

/** Address of a font file. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
