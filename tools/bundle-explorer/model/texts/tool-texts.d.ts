/** Types of the bundle explorer's interface strings in `TEXTS`. */
interface ToolTexts {
  bundleExplorer: typeof import('./en.ts').texts;
}
