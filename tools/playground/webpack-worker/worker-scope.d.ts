/**
 * The worker globals that the core uses. Its other types are Node's, because it provides Node's API to the code it
 * runs.
 */
declare const self: {
  addEventListener(
    type: 'message',
    listener: (event: { ports: readonly MessagePort[] }) => void,
    options: { once: boolean },
  ): void;
};
