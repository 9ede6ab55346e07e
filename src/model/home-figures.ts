/** Numbers on the home page, counted by the build. */
export interface HomeFigures {
  /** Number of code blocks that the checks execute. */
  examples: number;
  /** Number of facts extracted from the installed packages. */
  facts: number;
  /** Number of configuration options among those facts, counting each only once. */
  options: number;
}

/** The newest blog post. */
export interface LatestPost {
  title: string;
  url: string;
}
