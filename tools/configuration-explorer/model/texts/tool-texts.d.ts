/** Types of this tool's interface strings in `TEXTS`. */
interface ToolTexts {
  configurationExplorer: typeof import('./en.ts').texts;
}
