/**
 * Streaming JSON parser that extracts selected parts of an input of any size. `JSON.parse` wouldn't work, because a
 * string is limited to about half a billion characters, and parsing a 90 MB file takes several hundred MB of memory.
 * This parser keeps only the part that is being read in memory.
 */
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './json-bytes.ts';

/**
 * What the streaming JSON parser does with a value: parse it and pass it to a `Taker`, let an `Opener` decide about
 * each member, or skip it.
 */
export type Wanted = Taker | Opener | undefined;

/** Callback that receives a parsed JSON value. */
type Taker = (value: unknown) => void;

/** Decides what the JSON parser does with each member of an object or element of an array. */
export interface Opener {
  /** @param key key of the object member, or `''` for elements of an array */
  member(key: string): Wanted;
  /** Called after the last member of a JSON value. Not called if the value is neither an object nor an array. */
  close?(): void;
}

/** Error thrown when JSON input is invalid or incomplete. */
export class JsonFailure extends Error {
  override name = 'JsonFailure';
  /** Position of the error in the JSON input, as a byte offset. */
  readonly at: number;
  /** Keys that lead to the position of the error in the JSON input (`modules.12.reasons`). */
  readonly path: string;
  /** Whether the JSON input ends too early but is valid up to that point. */
  readonly isCut: boolean;

  constructor(message: string, where: { at: number; path: string; isCut: boolean }) {
    super(message);
    this.at = where.at;
    this.path = where.path;
    this.isCut = where.isCut;
  }
}

/** A JSON object or array that has been opened but not yet closed. */
interface Frame {
  opener: Opener;
  isArray: boolean;
  /** Current key, if this is an object. */
  key: string;
  /** Number of elements so far, if this is an array. */
  count: number;
}

type State = 'preamble' | 'value' | 'first' | 'key' | 'colon' | 'after' | 'inside' | 'scalar' | 'done';

/** Maximum nesting depth of the JSON input. It is far more than webpack's output needs, and safe for the call stack. */
const deepest = 1000;

/**
 * Streaming parser for JSON that is passed to `push` in chunks. Call `end` after the last chunk. Only the current chunk
 * and the value that is being extracted are in memory.
 */
export class JsonSplitter {
  readonly #decoder = new TextDecoder();
  readonly #frames: Frame[] = [];
  readonly #root: Opener;
  #state: State = 'preamble';
  /** Bytes of the input that haven't been processed. */
  #bytes = new Uint8Array(0);
  /** Offset of the unprocessed bytes in the input. */
  #offset = 0;
  #at = 0;
  /** Position where the JSON value or key that must be kept in memory starts, or -1 if there is none. */
  #kept = -1;
  #taker: Taker | undefined;
  #depth = 0;
  #isInString = false;
  #isInKey = false;
  #isAtLineStart = true;

  /** @param root handles the top-level JSON object; input before the first line that starts with a brace is skipped */
  constructor(root: Opener) {
    this.#root = root;
  }

  /** Whether the top-level JSON object has ended. Everything after it is ignored. */
  get isDone(): boolean {
    return this.#state === 'done';
  }

  /** Processes the next chunk of the JSON input. @throws JsonFailure with the position if the input isn't valid JSON */
  push(piece: Uint8Array): void {
    this.#append(piece);
    while (this.#at < this.#bytes.length && this.#state !== 'done') this.#step();
  }

  /** Ends the JSON input. @throws JsonFailure if the input is incomplete */
  end(): void {
    if (this.#state !== 'done') throw this.#failure('The text ends too early', true);
  }

  #append(piece: Uint8Array): void {
    // If the input ends right after a backslash, the position is one byte beyond the input.
    const from = Math.min(this.#kept < 0 ? this.#at : this.#kept, this.#bytes.length);
    const rest = this.#bytes.subarray(from);
    this.#offset += from;
    this.#at -= from;
    if (this.#kept >= 0) this.#kept -= from;
    if (rest.length === 0) {
      this.#bytes = piece as Uint8Array<ArrayBuffer>;
      return;
    }
    const joined = new Uint8Array(rest.length + piece.length);
    joined.set(rest);
    joined.set(piece, rest.length);
    this.#bytes = joined;
  }

  #step(): void {
    switch (this.#state) {
      case 'preamble':
        return this.#findStart();
      case 'inside':
        return this.#passInside();
      case 'scalar':
        return this.#passScalar();
      default:
        return this.#passToken();
    }
  }

  /** Skips text before the JSON, such as the output of other tools that was redirected to the same file. */
  #findStart(): void {
    const byte = this.#bytes[this.#at];
    if (byte === OPEN_BRACE && this.#isAtLineStart) return this.#open(this.#root, false);
    this.#isAtLineStart = byte === 0x0a || (this.#isAtLineStart && (isSpace(byte) || byte! >= 0x80));
    this.#at += 1;
  }

  #passToken(): void {
    const byte = this.#bytes[this.#at]!;
    if (isSpace(byte)) {
      this.#at += 1;
      return;
    }
    const frame = this.#frames.at(-1)!;
    if (this.#state === 'after') return this.#passSeparator(byte, frame);
    if (this.#state === 'colon') {
      if (byte !== COLON) throw this.#failure('A colon is missing');
      this.#at += 1;
      this.#state = 'value';
      return;
    }
    if (this.#state === 'first' && byte === (frame.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close();
    if (!frame.isArray && this.#state !== 'value') return this.#passKey(byte, frame);
    if (frame.isArray) frame.key = String(frame.count++);
    this.#beginValue(byte, frame.opener.member(frame.isArray ? '' : frame.key));
  }

  #passSeparator(byte: number, frame: Frame): void {
    if (byte === (frame.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close();
    if (byte !== COMMA) throw this.#failure('A comma is missing');
    this.#at += 1;
    this.#state = frame.isArray ? 'value' : 'key';
  }

  #passKey(byte: number, frame: Frame): void {
    if (byte !== QUOTE) throw this.#failure('A key in quotes is missing');
    this.#beginValue(byte, (key) => {
      frame.key = String(key);
    });
    this.#isInKey = true;
  }

  #beginValue(byte: number, wanted: Wanted): void {
    const isContainer = byte === OPEN_BRACE || byte === OPEN_BRACKET;
    if (isContainer && typeof wanted === 'object') return this.#open(wanted, byte === OPEN_BRACKET);
    this.#taker = typeof wanted === 'function' ? wanted : undefined;
    this.#kept = this.#taker ? this.#at : -1;
    this.#depth = 0;
    this.#isInString = false;
    this.#state = isContainer || byte === QUOTE ? 'inside' : 'scalar';
    if (byte === COMMA || byte === COLON || byte === CLOSE_BRACE || byte === CLOSE_BRACKET)
      throw this.#failure('A value is missing');
  }

  /**
   * Skips to the end of a JSON object, array, or string. This loop must be fast, because it processes most of the
   * bytes.
   */
  #passInside(): void {
    const bytes = this.#bytes;
    const { length } = bytes;
    let at = this.#at;
    let depth = this.#depth;
    let isInString = this.#isInString;
    do {
      const byte = bytes[at++]!;
      if (isInString) {
        if (byte === QUOTE) isInString = false;
        else if (byte === BACKSLASH) at += 1;
      } else if (byte === QUOTE) isInString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
      if (depth === 0 && !isInString) {
        this.#at = at;
        return this.#endValue();
      }
    } while (at < length);
    this.#at = at;
    this.#depth = depth;
    this.#isInString = isInString;
  }

  #passScalar(): void {
    while (this.#at < this.#bytes.length) {
      const byte = this.#bytes[this.#at]!;
      if (byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || isSpace(byte)) return this.#endValue();
      this.#at += 1;
    }
  }

  #endValue(): void {
    if (this.#taker) {
      const value = this.#parse(this.#kept, this.#at);
      this.#kept = -1;
      this.#taker(value);
    }
    this.#state = this.#isInKey ? 'colon' : 'after';
    this.#isInKey = false;
  }

  #parse(start: number, end: number): unknown {
    try {
      return JSON.parse(this.#decoder.decode(this.#bytes.subarray(start, end)));
    } catch (error) {
      throw this.#failure(error instanceof Error ? error.message : 'This isn’t JSON');
    }
  }

  #open(opener: Opener, isArray: boolean): void {
    if (this.#frames.length === deepest) throw this.#failure(`It nests more than ${deepest} levels deep`);
    this.#frames.push({ opener, isArray, key: '', count: 0 });
    this.#at += 1;
    this.#state = 'first';
  }

  #close(): void {
    this.#frames.pop()?.opener.close?.();
    this.#at += 1;
    this.#state = this.#frames.length === 0 ? 'done' : 'after';
  }

  #failure(message: string, isCut = false): JsonFailure {
    const path = this.#frames.map(({ key }) => key).join('.');
    return new JsonFailure(message, { at: this.#offset + this.#at, path, isCut });
  }
}
