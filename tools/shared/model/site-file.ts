/** A file of the site that a tool loads on demand. */
export interface SiteFile {
  /** Path on the site, with a hash of the content in its name. */
  address: string;
  /** Uncompressed size in bytes. */
  bytes: number;
}
