import { readFile } from 'node:fs/promises';
import type { FileContent, FileSink, Maker } from './file-sink.ts';

/** Files that the dev server computes when they are requested. */
export class LazyFiles implements FileSink {
  readonly #makers = new Map<string, () => FileContent | Promise<FileContent>>();

  async write(file: string, content: FileContent): Promise<void> {
    this.#makers.set(file, () => content);
  }

  async derive<Input>(file: string, input: Input, make: Maker<Input>): Promise<void> {
    this.#makers.set(file, () => make(input));
  }

  async copy(file: string, from: string): Promise<void> {
    this.#makers.set(file, () => readFile(from));
  }

  /** Takes over the files of the dev server's previous state whose name matches and that this state doesn't have. */
  inherit(former: LazyFiles, names: RegExp): void {
    for (const [file, make] of former.#makers)
      if (names.test(file) && !this.#makers.has(file)) this.#makers.set(file, make);
  }

  /** Returns the content of a file of the dev server, or undefined if the site doesn't have the file. */
  async read(file: string): Promise<FileContent | undefined> {
    return this.#makers.get(file)?.();
  }
}
