/** Numbers on the home page, counted by the build. */
export interface HomeFigures {
  /** Number of code blocks in the documentation that the checks execute. */
  examples: number;
  /** Number of facts about options, hooks, and other features extracted from the installed packages. */
  facts: number;
  /** Number of configuration options among the extracted facts, counting each only once. */
  options: number;
}

/** The newest blog post, to which the home page links. */
export interface LatestPost {
  title: string;
  url: string;
}
