import type { PageMessage, RelayMessage } from './protocol.ts';

/** The buffers of a message, which are passed on without a copy. Untrusted code may use one for several files. */
export function buffersOf(message: PageMessage | RelayMessage): ArrayBuffer[] {
  switch (message.type) {
    case 'result':
      return [
        ...new Set(message.result.compilations.flatMap(({ assets }) => assets.map(({ content }) => content.buffer))),
      ];
    case 'parts':
      return Object.values(message.parts).filter((part) => part !== null);
    default:
      return [];
  }
}
