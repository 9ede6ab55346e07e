import { readFile } from 'node:fs/promises';
import type { FileContent, FileSink, Maker } from './file-sink.ts';

/** Files computed on request, for the dev server. */
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

  /** Takes over files from a previous state if their names match and this state lacks them. */
  inherit(former: LazyFiles, names: RegExp): void {
    for (const [file, make] of former.#makers)
      if (names.test(file) && !this.#makers.has(file)) this.#makers.set(file, make);
  }

  /** Content of a file; undefined if the site has no such file. */
  async read(file: string): Promise<FileContent | undefined> {
    return this.#makers.get(file)?.();
  }
}
