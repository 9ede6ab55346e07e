/** Content of an output file, as text or bytes. */
export type FileContent = string | Uint8Array;

/** Function that creates the content of an output file from its input. */
export type Maker<Input> = (input: Input) => FileContent | Promise<FileContent>;

/**
 * Destination of the site's files: a folder (`Output`), or memory in the dev server (`LazyFiles`). Paths are relative,
 * with `/`.
 */
export interface FileSink {
  /** Writes an output file with the given content. */
  write(file: string, content: FileContent): Promise<void>;
  /**
   * Writes a file whose content is computed only when it is needed.
   *
   * @param input everything that the content depends on, as plain data; the file is recomputed if it changes
   * @param make computes the content from `input` alone
   */
  derive<Input>(file: string, input: Input, make: Maker<Input>): Promise<void>;
  /**
   * Copies a file into the output.
   *
   * @param from absolute path of the original
   */
  copy(file: string, from: string): Promise<void>;
}
