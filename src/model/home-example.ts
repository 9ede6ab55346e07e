/** A file shown on the home page. */
export interface ShownFile {
  /** Path in the example's folder (`src/index.js`). */
  name: string;
  /** Label for the reader (`Source file`). */
  role: string;
  /** Highlighted code as HTML, with the token classes of prose; safe to insert. */
  html: string;
  /** Size in bytes. */
  size: number;
}

/** The example of the home page, built by the installed webpack while the site is built. */
export interface HomeExample {
  /** Source file, second file, configuration and page. */
  sources: ShownFile[];
  /** The bundle that webpack wrote. */
  bundle: ShownFile;
  /** Version of webpack that wrote it. */
  version: string;
}
