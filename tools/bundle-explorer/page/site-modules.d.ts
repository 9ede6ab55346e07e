declare module 'site/bundle-sample.js' {
  /** Stats of the example shop as JSON, in its current state. `before` has those of its earlier state. */
  export const now: string;
  export const before: string;
}
