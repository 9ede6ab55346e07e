/** A tab of a browser, as far as every engine can be driven. */
export interface Visitor {
  /** Loads an address (`http://localhost:1234/concepts/`) and waits until it has loaded. */
  go(url: string): Promise<void>;
  /** Runs a function in the page; it reaches nothing outside itself. Resolves with what it returns or resolves to. */
  run<Result, Argument = undefined>(
    code: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Clicks on the first element of a selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Moves the pointer onto the first element of a selector. */
  hover(selector: string): Promise<void>;
  /** Presses a key, by the name that the event has: `/`, `Escape`, `Enter`. */
  press(key: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Prints the page. @returns the PDF; nothing where the engine's driver cannot print */
  print(): Promise<Uint8Array | undefined>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** An engine that the tests run in. */
export interface Engine {
  name: string;
  /** What it needs and is not installed here, each with the command that installs it on Debian. */
  missing(): string[];
  /** Starts a browser with a profile of its own and one tab. */
  start(): Promise<Visitor>;
}
