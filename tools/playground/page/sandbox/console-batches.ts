import { consoleLimits, type PreviewLine } from '../../model/preview.ts';

// Keep references to these globals, because code in the preview may replace them, for example with the fake timers of a
// test library.
const { setTimeout: later, clearTimeout: cancel } = globalThis;
const now = performance.now.bind(performance);

/**
 * Collects console lines of the preview and sends them in batches, so that a flood of lines causes few messages. A
 * batch is sent by a timer, or with the next line if enough time has passed since the last batch. Thus lines before and
 * inside an endless loop are sent, too. Long lines are truncated, and only the last lines of a batch are kept.
 */
export class ConsoleBatches {
  readonly #send: (lines: PreviewLine[], left: number) => void;
  #lines: PreviewLine[] = [];
  #left = 0;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send called with the console lines, and the number of lines that were dropped before them */
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

  /** Sends the collected console lines immediately. Called before sending a message that must arrive after them. */
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
