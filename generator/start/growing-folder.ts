import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from '../build.ts';
import type { ServedFolder } from '../serve/served-folder.ts';

/**
 * Output folder of a running build, as the server sees it. All requests wait until the pages are written. After that, a
 * request for an unfinished file waits for that file. `onReadable` lists the unfinished documents, so requests for any
 * other missing document get a 404 immediately. Other missing files may still be written.
 */
export class GrowingFolder implements ServedFolder, Reader {
  readonly #target: string;
  readonly #whole = new Set<string>();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  readonly #readable = Promise.withResolvers<void>();
  /** Temporary folder that the running build writes to. */
  #staging: string | undefined;
  #toCome = new Set<string>();
  isWhole = false;

  /** @param target absolute path of the build's output folder */
  constructor(target: string) {
    this.#target = target;
  }

  /**
   * Path of the served folder. It changes when the build finishes, because the build renames its temporary folder to
   * the target.
   */
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

  /** Called when the build has finished. Files that don't exist by then won't be written any more. */
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
