/**
 * Declares the worker globals that the playground's worker uses. Its other types are those of Node.js, because it
 * provides Node.js's API to the code it runs.
 */
declare const self: {
  addEventListener(
    type: 'message',
    listener: (event: { ports: readonly MessagePort[] }) => void,
    options: { once: boolean },
  ): void;
};
