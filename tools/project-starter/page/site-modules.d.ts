declare module 'site/start.js' {
  /** What the page knows besides the generator. */
  export const start: {
    /** Of all packages that a project may need. */
    versions: import('../model/package-json.ts').Versions;
    measured: import('../model/measured.ts').Measurements;
  };
}
