/** Types of the project starter's interface strings in `TEXTS`. */
interface ToolTexts {
  projectStarter: typeof import('./en.ts').texts;
}
