declare module 'site/bundle-sample.js' {
  /** Stats of the example shop as JSON, now and earlier. */
  export const now: string;
  export const before: string;
}
