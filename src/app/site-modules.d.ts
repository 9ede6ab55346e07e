/// <reference types="webpack/module" />
/**
 * Modules that the build generates, imported under the alias `site/…`. Pages, sections, and redirects are imported
 * dynamically so that the initial load includes neither the table of pages nor any section.
 */
declare module 'site/pages.js' {
  import type { PageModule } from '../model/page.ts';
  /**
   * Functions that load the pages, keyed by path. Each page is its own chunk. `html` is empty for screens without
   * prose.
   */
  export const pages: Record<string, () => Promise<PageModule>>;
}

declare module 'site/sections.js' {
  import type { SectionData } from '../model/page.ts';
  /** Functions that load the sections, keyed by id (`''` is the top level). Each section is its own chunk. */
  export const sections: Record<string, () => Promise<{ section: SectionData }>>;
}

declare module 'site/redirects.js' {
  /** Maps legacy paths to current ones, both with a trailing slash. The target may have a hash. */
  export const redirects: Record<string, string>;
}

declare module 'site/moved-headings.js' {
  /** For each page, maps the normalized id of a moved heading (see `headingLetters`) to the heading's current URL. */
  export const movedHeadings: Record<string, Record<string, string>>;
}

declare module 'site/feedback.js' {
  /**
   * The feedback form, which is part of the initial load. Undefined if no feedback endpoint is configured
   * (`generator/bundle/configurations.ts`).
   */
  export const Feedback:
    import('react').ComponentType<import('../features/feedback/Feedback.tsx').FeedbackProps> | undefined;
}

/**
 * CSS Modules with css-loader's named exports, imported as `import * as styles from './Header.module.css'`. Class names
 * are in camelCase.
 */
declare module '*.module.css';
declare module '*.global.css';

/** Font files, which are imported as URLs. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
