import { readFileSync } from 'node:fs';
import type { PageCheckMessage } from '../../checks/one-page/process.ts';
import { shownPath } from '../../compile/markdown/report.ts';
import { pageText } from '../../compile/scan/page-text.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { ExampleProgress, PageFinding, PageReport } from '../../src/model/page-report.ts';
import { exampleFinding, knownFindings, type ReportedPage, shownFences } from './known-findings.ts';
import { type PageCheckRun, runPageChecks } from './run-page-checks.ts';
import { terminalLines } from './terminal-lines.ts';

/** What an open page is told of, and where it asks. */
export interface OpenPageOptions {
  /** Absolute content folder. */
  contentDir: string;
  /** The page as it was compiled last; none while there is no such page. */
  current: () => Omit<ReportedPage, 'text'> | undefined;
  /** Takes one line for the terminal. */
  log: (line: string) => void;
}

/** Takes reports; none when there is no page at the address. */
export type ReportReader = (report: PageReport | undefined) => void;

/** A page that somebody has open, or had: keeps its last report, and has it made anew after edits. */
export class OpenPage {
  readonly #options: OpenPageOptions;
  readonly #readers = new Set<ReportReader>();
  /** The text that the last run has looked at, or is looking at. */
  #text: string | undefined;
  #run: PageCheckRun | undefined;
  #known: PageFinding[] = [];
  #words: PageFinding[] = [];
  #failures: PageFinding[] = [];
  #examples: ExampleProgress = { state: 'none' };
  #page: { file: string; compiled: CompiledPage } | undefined;
  #logged = '';

  constructor(options: OpenPageOptions) {
    this.#options = options;
  }

  /** Whether somebody reads its reports. */
  get isRead(): boolean {
    return this.#readers.size > 0;
  }

  /** Sends what is known at once, and whatever comes. @returns ends that */
  read(reader: ReportReader): () => void {
    this.#readers.add(reader);
    // What failed may pass by now: the reason may have been outside the page.
    if (this.#failures.length > 0 && !this.#run) this.#text = undefined;
    this.update();
    return () => this.#readers.delete(reader);
  }

  /** Makes the report anew; words and examples are checked if the page's own text changed. */
  update(): void {
    const current = this.#options.current();
    const text = current && sourceOf(current.file);
    if (current === undefined || text === undefined) {
      void this.stop();
      this.#page = undefined;
      return this.#publish();
    }
    this.#page = { file: current.file, compiled: current.page };
    this.#known = guarded(() => knownFindings({ ...current, text }));
    if (text !== this.#text) this.#check(text);
    this.#publish();
  }

  /** Stops what is running; the next update starts it again. Resolves when nothing of it is left. */
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
    const { file, compiled } = this.#page;
    const findings = [...this.#failures, ...this.#known, ...this.#words];
    return { file: shownPath(file), findings, examples: this.#examples, blocks: shownFences(compiled).length };
  }

  /** Tells the terminal what has changed. */
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

/** A fault of a check is a finding too, and no reason to stop serving. */
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
