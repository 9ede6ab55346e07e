/** Types of the code editor. They are separate from the editor's chunk, so importing them loads nothing. */

/** A file that is being edited in the code editor. */
export interface EditedFile {
  /** File name. Its extension selects the language. */
  name: string;
  /**
   * Identifies the file while its name changes. Each identity has its own undo history and selection. Defaults to the
   * name.
   */
  identity?: string;
  text: string;
}

/** A problem at a position in the edited text. */
export interface TextProblem {
  severity: 'error' | 'warning';
  message: string;
  /** 1-based line number of the problem. */
  line: number;
  /** 0-based column of the problem, as in webpack's messages. */
  column?: number;
  /** Line of the exclusive end of the problem's range. Without an end, the word at the position is underlined. */
  endLine?: number;
  endColumn?: number;
}

export interface EditorOptions {
  file: EditedFile;
  /** Accessible name of the code editor. */
  label: string;
  /** Called with the whole text after each edit that the reader makes. */
  onChange: (text: string) => void;
  /** Called when the reader presses Ctrl-Enter or Cmd-Enter in the editor. */
  onSubmit?: (() => void) | undefined;
  /** Whether the text is read-only, so that the reader can only read and copy it. */
  readOnly?: boolean | undefined;
}

/** Controls a code editor on the page. */
export interface TextEditor {
  /**
   * Shows a file in the editor, which may be the current one with changed text. In that case, the change becomes an
   * undoable edit. Does nothing if the text is unchanged.
   */
  show(file: EditedFile, label: string): void;
  /** Replaces the underlined problems in the current file. */
  mark(problems: readonly TextProblem[]): void;
  /** Moves the cursor to a position (1-based line, 0-based column), scrolls it into view, and focuses the editor. */
  goTo(line: number, column?: number): void;
  /** Selects a line (1-based), scrolls it into view, and focuses the editor. */
  selectLine(line: number): void;
  focus(): void;
  /** Removes the editor from the page. */
  close(): void;
}
