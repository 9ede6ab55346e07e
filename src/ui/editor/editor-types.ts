/** What the editor is told, apart from its own chunk, so that whoever uses it loads nothing for it. */

/** A text that is edited. */
export interface EditedFile {
  /** Its ending says the language; a history and a selection of its own belong to each name. */
  name: string;
  text: string;
}

/** A message at a place in the text. */
export interface TextProblem {
  severity: 'error' | 'warning';
  message: string;
  /** From 1. */
  line: number;
  /** From 0, as webpack counts them. */
  column?: number;
  /** Where it ends, exclusively; without it, the word at the place is marked. */
  endLine?: number;
  endColumn?: number;
}

export interface EditorOptions {
  file: EditedFile;
  /** Says to screen readers what is edited. */
  label: string;
  /** Called with the whole text after each edit by the reader. */
  onChange: (text: string) => void;
  /** Called on Ctrl-Enter or Cmd-Enter. */
  onSubmit?: (() => void) | undefined;
  /** Whether the reader can only read and copy. */
  readOnly?: boolean | undefined;
}

/** An editor that stands in the page. */
export interface TextEditor {
  /** Shows a file: another one, or the same with another text, which can then be undone. Does nothing if it already stands there. */
  show(file: EditedFile, label: string): void;
  /** Marks the problems of the shown file, in place of those before. */
  mark(problems: readonly TextProblem[]): void;
  /** Puts the cursor at a place (line from 1, column from 0), shows it, and takes the focus. */
  goTo(line: number, column?: number): void;
  focus(): void;
  /** Takes the editor out of the page. */
  close(): void;
}
