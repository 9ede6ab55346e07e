declare module 'site/bundle-sample.js' {
  /** Stats of the example shop's current build as JSON. `before` has the stats of an earlier build. */
  export const now: string;
  export const before: string;
}
