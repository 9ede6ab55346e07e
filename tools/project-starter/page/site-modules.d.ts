declare module 'site/start.js' {
  /** Data that the project starter's page needs besides the generator. */
  export const start: {
    /** Versions of all packages that a generated project may need. */
    versions: import('../model/package-json.ts').Versions;
    measured: import('../model/measured.ts').Measurements;
  };
}
