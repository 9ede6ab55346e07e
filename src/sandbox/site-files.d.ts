declare module 'site/playground-files.js' {
  /** Where the build has put the files of the playground. */
  export const files: import('../../tools/playground/model/files.ts').PlaygroundFiles;
}
