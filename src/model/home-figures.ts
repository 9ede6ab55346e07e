/** Numbers shown on the home page, counted by the build. */
export interface HomeFigures {
  /** Code blocks that the checks execute. */
  examples: number;
  /** Facts extracted from the installed packages. */
  facts: number;
  /** Configuration options among those facts, without duplicates. */
  options: number;
}

/** The newest post of the blog. */
export interface LatestPost {
  title: string;
  url: string;
}
