/** What `TEXTS` has for this tool. */
interface ToolTexts {
  playground: typeof import('./en.ts').texts;
}
