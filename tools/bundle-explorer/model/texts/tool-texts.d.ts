/** What `TEXTS` has for this tool. */
interface ToolTexts {
  bundleExplorer: typeof import('./en.ts').texts;
}
