/// <reference types="webpack/module" />
/**
 * Modules that the build writes and the app reaches under the alias `site/…`.
 * Pages, sections and redirects are imported dynamically, so that neither the route table nor a section is part of a first visit.
 */
declare module 'site/pages.js' {
  import type { PageModule } from '../model/page.ts';
  /** One loader a page, by site address; each its own chunk. Screens without prose have an empty `html`. */
  export const pages: Record<string, () => Promise<PageModule>>;
}

declare module 'site/sections.js' {
  import type { SectionData } from '../model/page.ts';
  /** One loader a section, by id (`''`: top level); each its own chunk. */
  export const sections: Record<string, () => Promise<{ section: SectionData }>>;
}

declare module 'site/redirects.js' {
  /** Legacy address → address of today, both with a trailing slash (the target may carry a hash). */
  export const redirects: Record<string, string>;
}

declare module 'site/moved-headings.js' {
  /** By page, the letters of each id that moved elsewhere (see `headingLetters`) → its address of today. */
  export const movedHeadings: Record<string, Record<string, string>>;
}

declare module 'site/feedback.js' {
  /** Nothing where no destination for feedback is configured (generator/bundle/configurations.ts). Part of the first visit. */
  export const Feedback:
    import('react').ComponentType<import('../features/feedback/Feedback.tsx').FeedbackProps> | undefined;
}

/** CSS Modules, css-loader's named exports: `import * as styles from './Header.module.css'`; class names in camelCase. */
declare module '*.module.css';
declare module '*.global.css';
