/** Types of this tool's interface strings in `TEXTS`. */
interface ToolTexts {
  bundleExplorer: typeof import('./en.ts').texts;
}
