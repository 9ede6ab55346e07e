/** This tool's texts in `TEXTS`. */
interface ToolTexts {
  bundleExplorer: typeof import('./en.ts').texts;
}
