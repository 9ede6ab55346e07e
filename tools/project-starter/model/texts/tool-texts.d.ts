/** Types of this tool's interface strings in `TEXTS`. */
interface ToolTexts {
  projectStarter: typeof import('./en.ts').texts;
}
