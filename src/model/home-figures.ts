/** Numbers shown on the home page, counted by the build. */
export interface HomeFigures {
  /** Number of code blocks that the checks execute. */
  examples: number;
  /** Number of facts extracted from the installed packages. */
  facts: number;
  /** Number of configuration options among those facts, without duplicates. */
  options: number;
}

/** The newest post of the blog. */
export interface LatestPost {
  title: string;
  url: string;
}
