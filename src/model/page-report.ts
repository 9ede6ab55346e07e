/**
 * Check results for the open page in `npm run dev`, sent from the dev server to the panel in the page. Not used in
 * production.
 */

/** What a finding is about. */
export type FindingSubject =
  /** An example that fails. */
  | 'example'
  /** A fact that the page should document. */
  | 'gap'
  /** A type, default, version or argument that contradicts the facts. */
  | 'statement'
  /** A name that webpack doesn't have. */
  | 'name'
  /** A broken link or anchor. */
  | 'link'
  /** Front matter, Markdown dialect, components, claims of unknown facts. */
  | 'page'
  /** Prose that violates the style guide. */
  | 'prose'
  /** A check that couldn't run. */
  | 'check';

/** One problem that the page's author should fix. */
export interface PageFinding {
  about: FindingSubject;
  /** 1-based line of the page's file. */
  line: number;
  message: string;
  /** Nearest id on the page; `''` for the lead. */
  anchor?: string;
  /** For an example: 0-based index of its code block on the page. */
  block?: number;
}

/** Progress of the example checks of a page. */
export type ExampleProgress =
  /** README page: its examples aren't checked. */
  | { state: 'none' }
  /** `done` of `total` examples; both are 0 until the page has been read. */
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; total: number };

/** The check results of one page. */
export interface PageReport {
  /** Path of the file, relative to the folder in which the dev server was started. */
  file: string;
  findings: PageFinding[];
  /** Whether errors keep edits from being shown, so that the page is in its last state without errors. */
  isHeld: boolean;
  examples: ExampleProgress;
  /** Number of code blocks on the page. */
  blocks: number;
}

/** Address of the event stream of reports; the query parameter `page` is the page's address. */
export const reportAddress = '/_page-report';
