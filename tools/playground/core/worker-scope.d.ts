/** What the core uses of its worker; else its types are those of Node, which it gives to the code that it runs. */
declare const self: {
  addEventListener(
    type: 'message',
    listener: (event: { ports: readonly MessagePort[] }) => void,
    options: { once: boolean },
  ): void;
};
