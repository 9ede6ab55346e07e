/**
 * Check results for the page that is open in `npm run dev`, which the dev server sends to a panel on the page. Not used
 * in production.
 */

/** The kind of problem that a finding reports. */
export type FindingSubject =
  /** An example on the page fails. */
  | 'example'
  /** The page doesn't document a fact that it should. */
  | 'gap'
  /** A type, default, version, or argument contradicts the facts. */
  | 'statement'
  /** webpack doesn't have this name. */
  | 'name'
  /** A link or its hash is broken. */
  | 'link'
  /** Invalid front matter, Markdown, or component, or a claim about an unknown fact. */
  | 'page'
  /** Prose violates the style guide. */
  | 'prose'
  /** One of the checks couldn't run. */
  | 'check';

/** One problem that the page's author should fix. */
export interface PageFinding {
  about: FindingSubject;
  /** 1-based line in the page's source file. */
  line: number;
  message: string;
  /** The nearest id on the page, or `''` for the lead. */
  anchor?: string;
  /** For an example, the 0-based index of its code block on the page. */
  block?: number;
}

/** Progress of checking a page's examples. */
export type ExampleProgress =
  /** The page comes from a README, whose examples aren't checked. */
  | { state: 'none' }
  /** `done` of `total` examples have been checked. Both are 0 until the page has been read. */
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; total: number };

/** The results of checking one page. */
export interface PageReport {
  /** Path of the source file, relative to the folder in which the dev server was started. */
  file: string;
  findings: PageFinding[];
  /** Whether errors prevent edits from being shown, so that the page shows its last version without errors. */
  isHeld: boolean;
  examples: ExampleProgress;
  /** Number of code blocks on the page. */
  blocks: number;
}

/** URL of the event stream of reports. Its query parameter `page` is the path of the page. */
export const reportAddress = '/_page-report';
