/** What a file of the output holds. */
export type FileContent = string | Uint8Array;

/** Makes a file from its input. */
export type Maker<Input> = (input: Input) => FileContent | Promise<FileContent>;

/** Where the files of a site go: a folder (`Output`), or the memory of the dev server (`LazyFiles`). Paths are relative, with `/`. */
export interface FileSink {
  /** Takes a file whose content is at hand. */
  write(file: string, content: FileContent): Promise<void>;
  /**
   * Takes a file that is made when it is needed.
   * @param input everything that the content depends on, as data: the file is made again when it differs
   * @param make gets the input, and looks at nothing else
   */
  derive<Input>(file: string, input: Input, make: Maker<Input>): Promise<void>;
  /** Takes a file from elsewhere. @param from absolute */
  copy(file: string, from: string): Promise<void>;
}
