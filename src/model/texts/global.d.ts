/**
 * Interface texts in the site's language, inlined by the bundler (`generator/bundle/interface-texts.ts`): those of the
 * site, and under each tool's name those in `tools/NAME/model/texts/`.
 */
declare const TEXTS: import('./texts.ts').Texts & ToolTexts;

/** Each tool adds its own (`tools/NAME/model/texts/tool-texts.d.ts`). */
interface ToolTexts {}
