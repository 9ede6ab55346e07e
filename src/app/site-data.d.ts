/** Snapshots and built examples that the build writes as modules (generator/feature-data.ts). */
declare module 'site/sponsors.js' {
  /** Without the backers that no list can show. */
  export const snapshot: import('../model/sponsor.ts').SponsorSnapshot;
}

declare module 'site/votes.js' {
  export const snapshot: import('../model/vote.ts').VoteSnapshot;
}

declare module 'site/start.js' {
  /** What the project starter knows besides its generator (`tools/project-starter/model`). */
  export const start: {
    /** Of all packages that a project may need. */
    versions: import('../../tools/project-starter/model/package-json.ts').Versions;
    measured: import('../../tools/project-starter/model/measured.ts').Measurements;
    /** How many projects there are. */
    combinations: number;
  };
}

declare module 'site/home-example.js' {
  export const example: import('../model/home-example.ts').HomeExample;
}

declare module 'site/home-figures.js' {
  export const figures: import('../model/home-figures.ts').HomeFigures;
  export const latest: import('../model/home-figures.ts').LatestPost | null;
}

declare module 'site/configuration-check.js' {
  /** Address of the worker of the configuration explorer. */
  export const worker: string;
}

declare module 'site/playground-examples.js' {
  /** The gallery of the playground, in its order (tools/playground/build/gallery.ts). */
  export const examples: readonly import('../../tools/playground/model/example.ts').ExampleProject[];
}

declare module 'site/playground-versions.js' {
  /** Versions of the packages that the documentation is tested with, by name. */
  export const versions: Readonly<Record<string, string>>;
}

declare module 'site/bundle-sample.js' {
  /** Stats of a small shop as JSON, as it is and as it was before. */
  export const now: string;
  export const before: string;
}
