/** Types of the editor, separate from its chunk, so that importing them loads nothing. */

/** A file being edited. */
export interface EditedFile {
  /** The extension selects the language. Each name has its own undo history and selection. */
  name: string;
  text: string;
}

/** A problem at a position in the text. */
export interface TextProblem {
  severity: 'error' | 'warning';
  message: string;
  /** 1-based. */
  line: number;
  /** 0-based, as in webpack's messages. */
  column?: number;
  /** End of the range, exclusive; without it, the word at the position is underlined. */
  endLine?: number;
  endColumn?: number;
}

export interface EditorOptions {
  file: EditedFile;
  /** Accessible name of the editor. */
  label: string;
  /** Called with the whole text after each edit by the reader. */
  onChange: (text: string) => void;
  /** Called on Ctrl-Enter or Cmd-Enter. */
  onSubmit?: (() => void) | undefined;
  /** Whether the reader can only read and copy. */
  readOnly?: boolean | undefined;
}

/** An editor in the page. */
export interface TextEditor {
  /**
   * Shows a file: another one, or the same with changed text, as an undoable edit. Does nothing if the text is
   * unchanged.
   */
  show(file: EditedFile, label: string): void;
  /** Replaces the marked problems of the shown file. */
  mark(problems: readonly TextProblem[]): void;
  /** Moves the cursor to a position (line from 1, column from 0), scrolls it into view, and focuses the editor. */
  goTo(line: number, column?: number): void;
  focus(): void;
  /** Removes the editor from the page. */
  close(): void;
}
