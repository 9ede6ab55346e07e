declare module 'site/playground-files.js' {
  /** URLs of the playground's files. */
  export const files: import('../model/files.ts').PlaygroundFiles;
}

declare module 'site/playground-examples.js' {
  /** The playground's example projects, in order. */
  export const examples: readonly import('../model/example.ts').ExampleProject[];
}

declare module 'site/playground-versions.js' {
  /** Versions of the packages that the documentation is tested with, by name. */
  export const versions: Readonly<Record<string, string>>;
}
