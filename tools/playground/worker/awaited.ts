import type { PageMessage, SandboxMessage } from '../model/protocol.ts';

/** Knows which messages of the sandbox the page waits for: progress and one result of the last build, and statistics. */
export class Awaited {
  #build: number | undefined;
  readonly #stats = new Set<number>();

  /** Notes a message of the page. */
  note(message: PageMessage): void {
    if (message.type === 'build') this.#build = message.build;
    else if (message.type === 'stats') this.#stats.add(message.build);
  }

  /** Whether the page waits for a message. An answer is awaited once. */
  has(message: SandboxMessage): boolean {
    switch (message.type) {
      case 'progress':
        return message.build === this.#build;
      case 'result': {
        const isAwaited = message.result.build === this.#build;
        if (isAwaited) this.#build = undefined;
        return isAwaited;
      }
      case 'stats':
        return this.#stats.delete(message.build);
      default:
        return true;
    }
  }
}
