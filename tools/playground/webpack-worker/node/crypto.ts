/**
 * Browser version of Node.js's `crypto`, limited to hashes, which webpack needs for file names and integrity. They must
 * be synchronous, unlike the browser's.
 */
import { md5, sha1 } from '@noble/hashes/legacy';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { Buffer } from './buffer.ts';

const kinds = { md5, sha1, sha224, sha256, sha384, sha512 } as const;

interface Running {
  update(data: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** A hash object like Node.js's `Hash`. It is updated in parts and digested once. */
class Hash {
  private readonly running: Running;

  constructor(running: Running) {
    this.running = running;
  }
  update(data: string | Uint8Array, encoding?: string): this {
    this.running.update(typeof data === 'string' ? Buffer.from(data, encoding) : new Uint8Array(data));
    return this;
  }
  digest(encoding?: string): Buffer | string {
    const bytes = Buffer.from(this.running.digest());
    return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes;
  }
}

function createHash(algorithm: string): Hash {
  const name = algorithm.toLowerCase().replace(/^(sha)-/, '$1') as keyof typeof kinds;
  if (!Object.hasOwn(kinds, name)) throw new Error('Digest method not supported');
  return new Hash(kinds[name].create());
}

const webCrypto = globalThis.crypto;

export default {
  createHash,
  getHashes: () => Object.keys(kinds),
  randomBytes: (size: number) => Buffer.from(webCrypto.getRandomValues(new Uint8Array(size))),
  randomUUID: () => Buffer.from(webCrypto.getRandomValues(new Uint8Array(16))).toString('hex'),
  randomInt: (max: number) => Math.floor(Math.random() * max),
  webcrypto: webCrypto,
};
