/** A file shown on the home page. */
export interface ShownFile {
  /** Path within the example's folder (`src/index.js`). */
  name: string;
  /** Label for the reader (`Source file`). */
  role: string;
  /** Highlighted code as HTML with the token classes of prose. Safe to insert. */
  html: string;
  /** Size of the file in bytes. */
  size: number;
}

/** The example on the home page. The installed webpack builds it as part of the site's build. */
export interface HomeExample {
  /** The two source files, the configuration, and the page. */
  sources: ShownFile[];
  /** The bundle that webpack wrote. */
  bundle: ShownFile;
  /** Version of webpack that wrote the bundle. */
  version: string;
}
