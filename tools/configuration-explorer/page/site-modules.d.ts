declare module 'site/configuration-check.js' {
  export const files: import('../model/checker-files.ts').CheckerFiles;
}
