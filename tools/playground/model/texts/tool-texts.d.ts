/** This tool's texts in `TEXTS`. */
interface ToolTexts {
  playground: typeof import('./en.ts').texts;
}
