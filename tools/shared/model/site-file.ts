/** A file of the site that a tool loads on demand. */
export interface SiteFile {
  /** Path on the site. The file name contains a content hash. */
  address: string;
  /** Uncompressed size in bytes. */
  bytes: number;
}
