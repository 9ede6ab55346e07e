/** Texts of the interface in the site's language, put in by the bundler (`generator/bundle/interface-texts.ts`). */
declare const TEXTS: import('./texts.ts').Texts;
