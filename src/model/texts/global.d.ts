/**
 * Texts of the interface in the site's language, put in by the bundler (`generator/bundle/interface-texts.ts`): those of the
 * site, and under the name of each tool those in `tools/NAME/model/texts/`.
 */
declare const TEXTS: import('./texts.ts').Texts & ToolTexts;

/** Each tool adds its own (`tools/NAME/model/texts/tool-texts.d.ts`). */
interface ToolTexts {}
