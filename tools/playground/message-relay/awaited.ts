import type { PageMessage, SandboxMessage } from '../model/protocol.ts';

/**
 * Tracks which sandbox messages the playground's page expects: progress and one result of the last build, and
 * statistics that it has requested.
 */
export class Awaited {
  #build: number | undefined;
  readonly #stats = new Set<number>();

  /** Records a message from the playground's page to the sandbox. */
  note(message: PageMessage): void {
    if (message.type === 'build') this.#build = message.build;
    else if (message.type === 'stats') this.#stats.add(message.build);
  }

  /** Whether the page expects a message from the sandbox. Each reply is accepted only once. */
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
