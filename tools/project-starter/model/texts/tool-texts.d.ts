/** What `TEXTS` has for this tool. */
interface ToolTexts {
  projectStarter: typeof import('./en.ts').texts;
}
