/** `setImmediate`, which browsers do not have: after what is waiting, and without the four milliseconds of a nested timer. */

const waiting = new Map<number, () => void>();
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }: { data: number }) => {
  const call = waiting.get(data);
  waiting.delete(data);
  call?.();
};

/** What a timer of Node is: a number that also has its methods. */
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
