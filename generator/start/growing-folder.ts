import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from '../build.ts';
import type { ServedFolder } from '../serve/served-folder.ts';

/**
 * The folder that a build writes, while it does. Requests wait until the pages can be read; after that, those for a file
 * that is still to come wait for it. That is any file except documents, of which it is known which are to come: a wrong
 * address gets its answer at once.
 */
export class GrowingFolder implements ServedFolder, Reader {
  readonly #target: string;
  readonly #whole = new Set<string>();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  readonly #readable = Promise.withResolvers<void>();
  /** Where the files are until the build is done. */
  #staging: string | undefined;
  #toCome = new Set<string>();
  isWhole = false;

  /** @param target absolute output folder of the build */
  constructor(target: string) {
    this.#target = target;
  }

  /** The build renames the folder when it is done. */
  get path(): string {
    return this.#staging !== undefined && existsSync(this.#staging) ? this.#staging : this.#target;
  }

  onReadable(folder: string, toCome: string[]): void {
    this.#staging = folder;
    this.#toCome = new Set(toCome);
    this.#readable.resolve();
  }

  onFile(file: string): void {
    this.#whole.add(file);
    this.#waiting.get(file)?.resolve();
    this.#waiting.delete(file);
  }

  /** The build is done: what isn't there won't come. */
  finish(): void {
    this.isWhole = true;
    this.#readable.resolve();
    for (const { resolve } of this.#waiting.values()) resolve();
    this.#waiting.clear();
  }

  async settled(file: string): Promise<void> {
    await this.#readable.promise;
    if (this.isWhole || this.#whole.has(file) || (isDocument(file) && !this.#toCome.has(file))) return;
    const waiting = this.#waiting.get(file) ?? Promise.withResolvers<void>();
    this.#waiting.set(file, waiting);
    await waiting.promise;
  }
}

function isDocument(file: string): boolean {
  return path.basename(file) === 'index.html';
}
