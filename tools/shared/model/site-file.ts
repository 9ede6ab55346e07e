/** A file that a tool of the site loads on demand. */
export interface SiteFile {
  /** Path of the file on the site. The file name contains a content hash. */
  address: string;
  /** Uncompressed size of the file in bytes. */
  bytes: number;
}
