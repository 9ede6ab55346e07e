/** Browser version of Node.js's `Buffer`, reduced to what webpack and its loaders use. */
import { bytesOf, type Encoding, textOf, writeText } from './encodings.ts';

/** A Uint8Array with the methods of Node.js's `Buffer`. */
export class Buffer extends Uint8Array<ArrayBuffer> {
  static poolSize = 8192;

  // The constructor has a single signature, because Uint8Array's overloads each accept only one of these types.
  constructor(source: number | ArrayBuffer, offset?: number, length?: number) {
    super(source as ArrayBuffer, offset, length);
  }

  static override from(source: unknown, second?: unknown, third?: unknown): Buffer {
    if (typeof source === 'string') return wrap(bytesOf(source, second as Encoding));
    if (isMemory(source)) return new Buffer(source, second as number | undefined, third as number | undefined);
    if (isBufferJson(source)) return wrap(Uint8Array.from(source.data));
    if (typeof source === 'number') throw new TypeError('The first argument must not be a number.');
    return wrap(Uint8Array.from(source as ArrayLike<number>));
  }

  static override of(...items: number[]): Buffer {
    return wrap(Uint8Array.from(items));
  }

  static alloc(size: number, fill?: string | number | Uint8Array, encoding?: Encoding): Buffer {
    const made = new Buffer(size);
    return fill === undefined ? made : made.fill(fill as string, 0, size, encoding);
  }

  static allocUnsafe(size: number): Buffer {
    return new Buffer(size);
  }

  static allocUnsafeSlow(size: number): Buffer {
    return new Buffer(size);
  }

  static isBuffer(value: unknown): value is Buffer {
    return value instanceof Buffer;
  }

  static isEncoding(name: unknown): boolean {
    return (
      typeof name === 'string' && /^(?:utf-?8|hex|base64(?:url)?|latin1|binary|ascii|ucs-?2|utf-?16le)$/i.test(name)
    );
  }

  static byteLength(value: string | ArrayBufferView | ArrayBuffer, encoding?: Encoding): number {
    return typeof value === 'string' ? bytesOf(value, encoding).length : value.byteLength;
  }

  static concat(parts: readonly Uint8Array[], total = parts.reduce((sum, part) => sum + part.length, 0)): Buffer {
    const joined = new Buffer(total);
    let at = 0;
    for (const part of parts) {
      if (at >= total) break;
      joined.set(at + part.length > total ? part.subarray(0, total - at) : part, at);
      at += part.length;
    }
    return joined;
  }

  static compare(one: Uint8Array, other: Uint8Array): -1 | 0 | 1 {
    const length = Math.min(one.length, other.length);
    for (let index = 0; index < length; index += 1) {
      const difference = one[index]! - other[index]!;
      if (difference !== 0) return difference < 0 ? -1 : 1;
    }
    return one.length === other.length ? 0 : one.length < other.length ? -1 : 1;
  }

  override toString(encoding?: Encoding, start = 0, end = this.length): string {
    const from = placeIn(this, Math.max(start, 0));
    const to = placeIn(this, Math.max(end, 0));
    return textOf(new Uint8Array(this.buffer, this.byteOffset + from, Math.max(to - from, 0)), encoding);
  }

  override toLocaleString(): string {
    return this.toString();
  }

  toJSON(): { type: 'Buffer'; data: number[] } {
    return { type: 'Buffer', data: [...this] };
  }

  equals(other: Uint8Array): boolean {
    return Buffer.compare(this, other) === 0;
  }

  compare(other: Uint8Array): -1 | 0 | 1 {
    return Buffer.compare(this, other);
  }

  /** Returns a view of the same memory, like Node.js's `Buffer.slice` and unlike Uint8Array's. */
  override slice(start?: number, end?: number): Buffer {
    return this.subarray(start, end);
  }

  override subarray(start?: number, end?: number): Buffer {
    // Create a single object instead of calling `super.subarray`, because hashes create a view for each digest.
    const from = placeIn(this, start ?? 0);
    return new Buffer(this.buffer, this.byteOffset + from, Math.max(placeIn(this, end ?? this.length) - from, 0));
  }

  write(text: string, offset = 0, length?: number | Encoding, encoding?: Encoding): number {
    const room = Math.min(this.length - offset, typeof length === 'number' ? length : Infinity);
    const into = new Uint8Array(this.buffer, this.byteOffset + offset, room);
    return writeText(text, into, typeof length === 'string' ? length : encoding);
  }

  copy(target: Uint8Array, at = 0, start = 0, end = this.length): number {
    const part = super.subarray(start, Math.min(end, start + target.length - at));
    target.set(part, at);
    return part.length;
  }

  override fill(value: string | number | Uint8Array, start = 0, end = this.length, encoding?: Encoding): this {
    if (typeof value === 'number') return super.fill(value, start, end);
    const bytes = typeof value === 'string' ? bytesOf(value, encoding) : value;
    for (let index = start; index < end; index += 1) this[index] = bytes[(index - start) % bytes.length] ?? 0;
    return this;
  }

  override indexOf(value: string | number | Uint8Array, from = 0, encoding?: Encoding): number {
    if (typeof value === 'number') return super.indexOf(value, from);
    const bytes = typeof value === 'string' ? bytesOf(value, encoding) : value;
    for (let at = from; at <= this.length - bytes.length; at += 1)
      if (bytes.every((byte, index) => this[at + index] === byte)) return at;
    return -1;
  }

  override includes(value: string | number | Uint8Array, from = 0, encoding?: Encoding): boolean {
    return this.indexOf(value, from, encoding) !== -1;
  }

  private get view(): DataView {
    return new DataView(this.buffer, this.byteOffset, this.byteLength);
  }

  readUInt8(at = 0): number {
    return this.view.getUint8(at);
  }
  readInt8(at = 0): number {
    return this.view.getInt8(at);
  }
  readUInt16LE(at = 0): number {
    return this.view.getUint16(at, true);
  }
  readUInt16BE(at = 0): number {
    return this.view.getUint16(at);
  }
  readUInt32LE(at = 0): number {
    return this.view.getUint32(at, true);
  }
  readUInt32BE(at = 0): number {
    return this.view.getUint32(at);
  }
  readInt32LE(at = 0): number {
    return this.view.getInt32(at, true);
  }
  readInt32BE(at = 0): number {
    return this.view.getInt32(at);
  }
  readDoubleLE(at = 0): number {
    return this.view.getFloat64(at, true);
  }
  readBigUInt64LE(at = 0): bigint {
    return this.view.getBigUint64(at, true);
  }
  writeUInt8(value: number, at = 0): number {
    this.view.setUint8(at, value);
    return at + 1;
  }
  writeUInt16LE(value: number, at = 0): number {
    this.view.setUint16(at, value, true);
    return at + 2;
  }
  writeUInt32LE(value: number, at = 0): number {
    this.view.setUint32(at, value, true);
    return at + 4;
  }
  writeUInt32BE(value: number, at = 0): number {
    this.view.setUint32(at, value);
    return at + 4;
  }
  writeInt32LE(value: number, at = 0): number {
    this.view.setInt32(at, value, true);
    return at + 4;
  }
  writeDoubleLE(value: number, at = 0): number {
    this.view.setFloat64(at, value, true);
    return at + 8;
  }
  writeBigUInt64LE(value: bigint, at = 0): number {
    this.view.setBigUint64(at, value, true);
    return at + 8;
  }
}

/** The `constants` of Node.js's `buffer` module. */
export const constants = { MAX_LENGTH: 2 ** 31 - 1, MAX_STRING_LENGTH: 2 ** 29 - 24 };

function wrap(bytes: Uint8Array<ArrayBuffer>): Buffer {
  return new Buffer(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * Normalizes a start or end offset of a buffer. Negative offsets count from the end, and the result is clamped to the
 * length.
 */
function placeIn({ length }: Uint8Array, at: number): number {
  const whole = Math.trunc(at) || 0;
  return whole < 0 ? Math.max(length + whole, 0) : Math.min(whole, length);
}

/** Whether a value is an ArrayBuffer, possibly from another realm. */
function isMemory(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

function isBufferJson(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;
}
