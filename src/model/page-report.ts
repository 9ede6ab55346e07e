/**
 * Results of checking the page that is open in `npm run dev`. The dev server sends them to a panel on the page. Not
 * used in production.
 */

/** The kind of problem that was found on a page. */
export type FindingSubject =
  /** A code example on the page fails. */
  | 'example'
  /** The page doesn't document an option, hook, or other fact that it should. */
  | 'gap'
  /** A type, default, version, or argument on the page contradicts the facts extracted from webpack. */
  | 'statement'
  /** The page mentions a name that doesn't exist in webpack. */
  | 'name'
  /** A link or its hash is broken. */
  | 'link'
  /** The page has invalid front matter, Markdown, or components, or says that it documents an unknown fact. */
  | 'page'
  /** Prose on the page violates the style guide. */
  | 'prose'
  /** One of the page's checks couldn't run. */
  | 'check';

/** One problem that the page's author should fix. */
export interface PageFinding {
  about: FindingSubject;
  /** 1-based line of the problem in the page's source file. */
  line: number;
  message: string;
  /** The id on the page that is nearest to the problem, or `''` for the lead. */
  anchor?: string;
  /** If a code example fails, the 0-based index of its code block on the page. */
  block?: number;
}

/** Progress of checking a page's examples. */
export type ExampleProgress =
  /** The page comes from a README, so its examples aren't checked. */
  | { state: 'none' }
  /** `done` of `total` examples on the page have been checked. Both are 0 until the page has been read. */
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; total: number };

/** The results of checking one page. */
export interface PageReport {
  /** Path of the page's source file, relative to the folder in which the dev server was started. */
  file: string;
  findings: PageFinding[];
  /**
   * Whether errors prevent edits from being shown, so that the browser shows the last version of the page without
   * errors.
   */
  isHeld: boolean;
  examples: ExampleProgress;
  /** Number of code blocks on the page. */
  blocks: number;
}

/** URL of the event stream of page reports. Its query parameter `page` is the path of the page. */
export const reportAddress = '/_page-report';
