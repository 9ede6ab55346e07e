/** This tool's texts in `TEXTS`. */
interface ToolTexts {
  projectStarter: typeof import('./en.ts').texts;
}
