/** What proves the claims of the home page, counted by the build. */
export interface HomeFigures {
  /** Blocks of code that the checks execute. */
  examples: number;
  /** Facts that were read from the installed packages. */
  facts: number;
  /** Configuration options among them, each counted once. */
  options: number;
}

/** The newest post of the blog. */
export interface LatestPost {
  title: string;
  url: string;
}
