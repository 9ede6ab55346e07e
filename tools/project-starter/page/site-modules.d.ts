declare module 'site/start.js' {
  /** Data that the page needs besides the project generator. */
  export const start: {
    /** Versions of all packages that a project may need. */
    versions: import('../model/package-json.ts').Versions;
    measured: import('../model/measured.ts').Measurements;
  };
}
