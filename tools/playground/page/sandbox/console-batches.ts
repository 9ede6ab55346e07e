import { consoleLimits, type PreviewLine } from '../../model/preview.ts';

// The output may replace these, for example by the fake timers of a test library.
const { setTimeout: later, clearTimeout: cancel } = globalThis;
const now = performance.now.bind(performance);

/**
 * Collects console lines and sends them in batches, so that a flood of lines is a few messages. A batch is due some
 * milliseconds after the last one, and is then sent with the next line or by a timer: lines before an endless loop
 * arrive, too. Long texts are cut, and of many lines only the last ones are kept.
 */
export class ConsoleBatches {
  readonly #send: (lines: PreviewLine[], left: number) => void;
  #lines: PreviewLine[] = [];
  #left = 0;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send gets the lines, and how many before them were left out */
  constructor(send: (lines: PreviewLine[], left: number) => void) {
    this.#send = send;
  }

  add(level: PreviewLine['level'], text: string): void {
    const isLong = text.length > consoleLimits.characters;
    this.#lines.push({ level, text: isLong ? `${text.slice(0, consoleLimits.characters)}…` : text });
    if (this.#lines.length > consoleLimits.lines) {
      this.#lines.shift();
      this.#left += 1;
    }
    const wait = this.#last + consoleLimits.pause - now();
    if (wait <= 0) this.flush();
    else this.#timer ??= later(() => this.flush(), wait);
  }

  /** Sends what has been collected, before a message that must come after it. */
  flush(): void {
    cancel(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    this.#last = now();
    this.#send(this.#lines, this.#left);
    this.#lines = [];
    this.#left = 0;
  }
}
