/**
 * What `npm run dev` says of the page that is open in the browser. It passes from the dev server to the panel in the page;
 * production knows nothing of it.
 */

/** What a finding is about. */
export type FindingSubject =
  /** An example that fails. */
  | 'example'
  /** A fact that the page should document. */
  | 'gap'
  /** A type, default, version or argument that is stated otherwise than it is. */
  | 'statement'
  /** A link or anchor that leads nowhere. */
  | 'link'
  /** Front matter, dialect, components, claims of what does not exist. */
  | 'page'
  /** Words, against the rules of the writer's guide. */
  | 'prose'
  /** A check that could not be made. */
  | 'check';

/** One thing that the writer of a page should see to. */
export interface PageFinding {
  about: FindingSubject;
  /** 1-based line of the page's file. */
  line: number;
  message: string;
  /** Id on the page that is near it; `''` stands for the lead. */
  anchor?: string;
  /** For an example: its 0-based place among the code blocks that the page shows. */
  block?: number;
}

/** How far the examples of a page are checked. */
export type ExampleProgress =
  /** Page of a package: its examples are not ours. */
  | { state: 'none' }
  /** `done` of `total` examples; none are counted until the check has read the page. */
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; total: number };

/** The state of one page. */
export interface PageReport {
  /** Path of the file as a person would type it where the dev server was started. */
  file: string;
  findings: PageFinding[];
  examples: ExampleProgress;
  /** How many code blocks the page shows. */
  blocks: number;
}

/** Address of the stream of reports; the query's `page` is the site address of a page. */
export const reportAddress = '/_page-report';
