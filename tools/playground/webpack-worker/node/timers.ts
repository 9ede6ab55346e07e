/**
 * Implements `setImmediate`, which browsers lack. Callbacks run after pending tasks, without the 4 ms delay of nested
 * timers.
 */

const waiting = new Map<number, () => void>();
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }: { data: number }) => {
  const call = waiting.get(data);
  waiting.delete(data);
  call?.();
};

/** Timer object like that of Node.js. It has methods and converts to a number. */
class Immediate {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
}

let lastId = 0;

export function setImmediate(call: (...args: unknown[]) => void, ...args: unknown[]): Immediate {
  const immediate = new Immediate((lastId += 1));
  waiting.set(immediate.id, () => call(...args));
  channel.port2.postMessage(immediate.id);
  return immediate;
}

export function clearImmediate(immediate: Immediate | undefined): void {
  if (immediate) waiting.delete(immediate.id);
}
