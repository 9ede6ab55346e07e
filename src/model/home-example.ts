/** A source or output file shown in the example on the home page. */
export interface ShownFile {
  /** Path within the example's folder (`src/index.js`). */
  name: string;
  /** Label of the file for the reader (`Source file`). */
  role: string;
  /** Highlighted code of the file as HTML, with the same token classes as code in prose. Safe to insert. */
  html: string;
  /** Size of the file in bytes. */
  size: number;
}

/** The example on the home page. The installed webpack bundles it as part of the site's build. */
export interface HomeExample {
  /** The two source files, the configuration, and the HTML page of the example. */
  sources: ShownFile[];
  /** The bundle of the example that webpack wrote. */
  bundle: ShownFile;
  /** The command that builds the example, as HTML. Safe to insert. */
  command: string;
  /** What webpack printed when it built the example, as HTML with the colors of a terminal. Safe to insert. */
  output: string;
}
