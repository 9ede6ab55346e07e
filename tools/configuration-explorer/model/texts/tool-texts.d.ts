/** Types of the configuration explorer's interface strings in `TEXTS`. */
interface ToolTexts {
  configurationExplorer: typeof import('./en.ts').texts;
}
