/** Types of this tool's interface strings in `TEXTS`. */
interface ToolTexts {
  playground: typeof import('./en.ts').texts;
}
