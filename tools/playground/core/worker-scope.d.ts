/** The worker globals that the core uses; its other types are Node's, which it provides to the code it runs. */
declare const self: {
  addEventListener(
    type: 'message',
    listener: (event: { ports: readonly MessagePort[] }) => void,
    options: { once: boolean },
  ): void;
};
