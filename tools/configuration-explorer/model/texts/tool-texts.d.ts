/** What `TEXTS` has for this tool. */
interface ToolTexts {
  configurationExplorer: typeof import('./en.ts').texts;
}
