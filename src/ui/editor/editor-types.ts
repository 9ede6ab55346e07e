/** Types of the editor. They are separate from the editor's chunk, so importing them loads nothing. */

/** A file that is being edited. */
export interface EditedFile {
  /** File name. Its extension selects the language. Each name has its own undo history and selection. */
  name: string;
  text: string;
}

/** A problem at a position in the edited text. */
export interface TextProblem {
  severity: 'error' | 'warning';
  message: string;
  /** 1-based line number. */
  line: number;
  /** 0-based column, as in webpack's messages. */
  column?: number;
  /** Line of the exclusive end of the range. Without an end, the word at the position is underlined. */
  endLine?: number;
  endColumn?: number;
}

export interface EditorOptions {
  file: EditedFile;
  /** Accessible name of the editor. */
  label: string;
  /** Called with the whole text after each edit that the reader makes. */
  onChange: (text: string) => void;
  /** Called when the reader presses Ctrl-Enter or Cmd-Enter. */
  onSubmit?: (() => void) | undefined;
  /** Whether the reader can only read and copy the text. */
  readOnly?: boolean | undefined;
}

/** Controls a code editor on the page. */
export interface TextEditor {
  /**
   * Shows a file: either another one, or the same one with changed text, which becomes an undoable edit. Does nothing
   * if the text is unchanged.
   */
  show(file: EditedFile, label: string): void;
  /** Replaces the underlined problems in the current file. */
  mark(problems: readonly TextProblem[]): void;
  /** Moves the cursor to a position (1-based line, 0-based column), scrolls it into view, and focuses the editor. */
  goTo(line: number, column?: number): void;
  focus(): void;
  /** Removes the editor from the page. */
  close(): void;
}
