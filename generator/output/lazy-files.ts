import { readFile } from 'node:fs/promises';
import type { FileContent, FileSink, Maker } from './file-sink.ts';

/** Files that are made when somebody asks for them: what the dev server serves beside the documents. */
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

  /** Takes over the files of a former state whose names fit and that this one lacks. */
  inherit(former: LazyFiles, names: RegExp): void {
    for (const [file, make] of former.#makers)
      if (names.test(file) && !this.#makers.has(file)) this.#makers.set(file, make);
  }

  /** Content of a file; nothing if the site has no such file. */
  async read(file: string): Promise<FileContent | undefined> {
    return this.#makers.get(file)?.();
  }
}
