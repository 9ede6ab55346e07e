declare module 'site/bundle-sample.js' {
  /** Stats of a small shop as JSON, as it is and as it was before. */
  export const now: string;
  export const before: string;
}
