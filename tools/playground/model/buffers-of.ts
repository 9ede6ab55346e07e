import type { PageMessage, RelayMessage } from './protocol.ts';

/**
 * Returns the array buffers to transfer with a message. Duplicates are removed, because untrusted code may use one
 * buffer for several files, and transferring a buffer twice throws.
 */
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
