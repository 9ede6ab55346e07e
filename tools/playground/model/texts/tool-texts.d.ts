/** Types of the playground's interface strings in `TEXTS`. */
interface ToolTexts {
  playground: typeof import('./en.ts').texts;
}
