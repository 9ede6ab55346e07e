/** What a file of the output holds. */
export type FileContent = string | Uint8Array;

/** Where the files of a site go: a folder (`Output`), or the memory of the dev server (`LazyFiles`). Paths are relative, with `/`. */
export interface FileSink {
  /** Takes a file whose content is at hand. */
  write(file: string, content: FileContent): Promise<void>;
  /**
   * Takes a file that is made when it is needed.
   * @param key names everything that the content depends on
   */
  derive(file: string, key: string, make: () => FileContent | Promise<FileContent>): Promise<void>;
  /** Takes a file from elsewhere. @param from absolute */
  copy(file: string, from: string): Promise<void>;
}
