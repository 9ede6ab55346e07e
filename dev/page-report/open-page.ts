import { readFileSync } from 'node:fs';
import type { PageCheckMessage } from '../../checks/one-page/process.ts';
import { shownPath } from '../../compile/markdown/report.ts';
import { pageText } from '../../compile/scan/page-text.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { ExampleProgress, PageFinding, PageReport } from '../../src/model/page-report.ts';
import { exampleFinding, isHeld, knownFindings, type ReportedPage, shownFences } from './known-findings.ts';
import { type PageCheckRun, runPageChecks } from './run-page-checks.ts';
import { terminalLines } from './terminal-lines.ts';

/** Data sources for reports on an open page, and where to log. */
interface OpenPageOptions {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Returns the page from the last compilation, or undefined if it doesn't exist. */
  current: () => Omit<ReportedPage, 'text'> | undefined;
  /** Logs one line to the terminal. */
  log: (line: string) => void;
}

/** Receives reports on a page. They are undefined if there is no page at the path. */
type ReportReader = (report: PageReport | undefined) => void;

/** A page that is or was open in a browser. Stores the last report on its problems and updates it after edits. */
export class OpenPage {
  readonly #options: OpenPageOptions;
  readonly #readers = new Set<ReportReader>();
  /** The Markdown that the last or current check of the page read. */
  #text: string | undefined;
  #run: PageCheckRun | undefined;
  #known: PageFinding[] = [];
  #words: PageFinding[] = [];
  #failures: PageFinding[] = [];
  #examples: ExampleProgress = { state: 'none' };
  #page: { file: string; compiled: CompiledPage; isHeld: boolean } | undefined;
  #logged = '';

  constructor(options: OpenPageOptions) {
    this.#options = options;
  }

  /** Whether any browser is subscribed to reports on this page. */
  get isRead(): boolean {
    return this.#readers.size > 0;
  }

  /**
   * Sends the current report on the page immediately, and again after each update.
   * @returns a function that unsubscribes
   */
  read(reader: ReportReader): () => void {
    this.#readers.add(reader);
    // Check failed examples again, because the cause may have been outside of the page.
    if (this.#failures.length > 0 && !this.#run) this.#text = undefined;
    this.update();
    return () => this.#readers.delete(reader);
  }

  /** Updates the report on the page. Checks prose and examples again if the page's source has changed. */
  update(): void {
    const current = this.#options.current();
    const text = current && sourceOf(current.file);
    if (current === undefined || text === undefined) {
      void this.stop();
      this.#page = undefined;
      return this.#publish();
    }
    this.#page = { file: current.file, compiled: current.page, isHeld: isHeld(current) };
    this.#known = guarded(() => knownFindings({ ...current, text }));
    if (text !== this.#text) this.#check(text);
    this.#publish();
  }

  /** Stops running checks of the page, which the next update will restart. Resolves when they have ended. */
  async stop(): Promise<void> {
    const run = this.#run;
    this.#run = undefined;
    this.#text = undefined;
    await run?.stop();
  }

  #check(text: string): void {
    void this.stop();
    this.#text = text;
    const { file, compiled } = this.#page!;
    if (compiled.kind === 'readme') return;
    this.#examples = { state: 'running', done: 0, total: 0 };
    this.#run = runPageChecks({
      file,
      contentDir: this.#options.contentDir,
      onMessage: (message) => this.#take(message),
    });
  }

  #take(message: PageCheckMessage): void {
    if (message.kind === 'examples' || message.kind === 'error') this.#run = undefined;
    if (message.kind === 'prose') this.#words = message.problems.map((problem) => ({ about: 'prose', ...problem }));
    if (message.kind === 'progress') this.#examples = { state: 'running', done: message.done, total: message.total };
    if (message.kind === 'examples') {
      this.#failures = message.failures.map((failure) => exampleFinding(failure, this.#page!.compiled));
      this.#examples = { state: 'done', total: message.total };
    }
    if (message.kind === 'error') {
      this.#failures = [{ about: 'check', line: 1, message: message.message }];
      this.#examples = { state: 'none' };
    }
    this.#publish();
  }

  #publish(): void {
    const report = this.#report();
    for (const reader of this.#readers) reader(report);
    if (report && report.examples.state !== 'running') this.#show(report);
  }

  #report(): PageReport | undefined {
    if (!this.#page) return undefined;
    const { file, compiled, isHeld } = this.#page;
    const findings = [...this.#failures, ...this.#known, ...this.#words];
    return { file: shownPath(file), findings, isHeld, examples: this.#examples, blocks: shownFences(compiled).length };
  }

  /** Logs a report on a page to the terminal if it has changed since the last time. */
  #show(report: PageReport): void {
    const text = terminalLines(report).join('\n');
    if (text === this.#logged) return;
    this.#logged = text;
    this.#options.log(text === '' ? `${report.file}: all good` : text);
  }
}

function sourceOf(file: string): string | undefined {
  try {
    return pageText(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reports an exception in a check as a finding, so that the dev server continues to run. */
function guarded(find: () => PageFinding[]): PageFinding[] {
  try {
    return find();
  } catch (error) {
    return [
      {
        about: 'check',
        line: 1,
        message: `The page could not be checked: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      },
    ];
  }
}
