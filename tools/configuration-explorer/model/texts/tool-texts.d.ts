/** Type of this tool's texts in `TEXTS`. */
interface ToolTexts {
  configurationExplorer: typeof import('./en.ts').texts;
}
