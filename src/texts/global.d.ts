/**
 * Interface strings in the site's language, which the bundler inlines (`generator/bundle/interface-texts.ts`). Strings
 * of a tool, from `tools/NAME/model/texts/`, are under the tool's name.
 */
declare const TEXTS: import('./texts.ts').Texts & ToolTexts;

/** Each tool adds its own strings to this type (`tools/NAME/model/texts/tool-texts.d.ts`). */
interface ToolTexts {}
