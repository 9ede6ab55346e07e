/** A browser tab, with the same interface for all browsers. */
export interface BrowserTab {
  /** Loads a URL (`http://localhost:1234/concepts/`) in the tab and waits for its load event. */
  go(url: string): Promise<void>;
  /** Runs a function in the page, without access to its closure. Resolves to its result. */
  run<Result, Argument = undefined>(
    code: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Clicks the first element that matches a selector, with the mouse pointer. */
  click(selector: string): Promise<void>;
  /** Moves the mouse pointer to the first element that matches a selector. */
  hover(selector: string): Promise<void>;
  /** Presses a key in the browser tab, named as in keyboard events: `/`, `Escape`, `Enter`. */
  press(key: string): Promise<void>;
  /** Types text into the focused element of the page. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Prints the page to PDF.
   *
   * @returns the PDF, or undefined if the driver can't print
   */
  print(): Promise<Uint8Array | undefined>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** A browser in which tests run, such as Firefox. */
export interface BrowserKind {
  name: string;
  /** Returns the missing programs that the browser needs, each with the command that installs it on Debian. */
  missing(): string[];
  /** Starts a browser with a new profile and one tab. */
  start(): Promise<BrowserTab>;
}
