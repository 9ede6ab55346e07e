import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FindingSubject, PageFinding, PageReport } from '../../model/page-report.ts';
import { readStored, writeStored } from '../../ui/browser/storage.ts';
import { codeBlocks, markCodeBlocks } from './code-blocks.ts';
import type { ReportSource } from './report-source.ts';
import * as styles from './PageReportPanel.module.css';

const storageKey = 'page-report';

/** Headings of the groups in the list of page problems, in order. */
const subjects: Record<FindingSubject, string> = {
  check: 'Checks that couldn’t run',
  example: 'Examples that fail',
  page: 'Errors in the page',
  link: 'Broken links',
  statement: 'Statements that contradict the facts',
  name: 'Names that don’t exist',
  gap: 'Not documented yet',
  prose: 'Wording',
};

/** Shows problems of the open page to its author: a button with their count, which opens the list. */
export function PageReportPanel({ source }: { source: ReportSource }) {
  const { report, isConnected } = useSyncExternalStore(source.subscribe, source.get);
  const [isOpen, setOpen] = useState(wasOpen);
  const isHeld = report?.isHeld ?? false;
  // Opens the panel if an error prevents updates, because the panel explains why an edited page hasn't changed.
  useEffect(() => setOpen(isHeld || wasOpen()), [isHeld]);
  useMarkedBlocks(report);
  if (!report) return null;
  const toggle = () => {
    writeStored(storageKey, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return (
    <aside className={styles.panel} aria-label="Report on this page" data-findings={report.findings.length}>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={toggle}>
        <span role="status">{isConnected ? summaryOf(report) : 'The dev server isn’t responding'}</span>
      </button>
      {isOpen && (
        <div className={styles.list}>
          <p className={styles.file}>{report.file}</p>
          {isHeld && <p role="alert">Edits show again when the errors in the page are fixed.</p>}
          {Object.entries(subjects).map(([subject, title]) => (
            <Findings
              key={subject}
              title={title}
              report={report}
              findings={report.findings.filter(({ about }) => about === subject)}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

function wasOpen(): boolean {
  return readStored(storageKey) === 'open';
}

function Findings({ title, report, findings }: { title: string; report: PageReport; findings: PageFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {findings.map((finding, index) => (
          <li key={index}>
            <Place report={report} finding={finding} /> {finding.message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Renders the file name and line of a problem on the page, as a link if the problem has a position on the page. The
 * folders are shown above the list.
 */
function Place({ report, finding }: { report: PageReport; finding: PageFinding }) {
  const { anchor, block, line } = finding;
  const place = `${report.file.split('/').at(-1)}:${line}`;
  if (block === undefined && !anchor) return <code>{place}</code>;
  const showBlock = (event: React.MouseEvent) => {
    const element = block === undefined ? undefined : codeBlocks(report)[block];
    if (!element?.checkVisibility()) return;
    event.preventDefault();
    event.stopPropagation();
    element.scrollIntoView({ block: 'center' });
    element.querySelector('pre')?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${anchor ?? ''}`} onClick={showBlock}>
      <code>{place}</code>
    </a>
  );
}

/** Marks the failing code blocks again when the prose is replaced. */
function useMarkedBlocks(report: PageReport | undefined): void {
  useEffect(() => {
    const mark = () => markCodeBlocks(report);
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [report]);
}

function summaryOf({ findings, examples }: PageReport): string {
  const counted = findings.length === 0 ? '' : `${findings.length} to fix`;
  if (examples.state === 'running') {
    const progress =
      examples.total === 0
        ? 'checking the page'
        : `running ${Math.min(examples.done + 1, examples.total)} of ${examples.total} examples`;
    return [counted, `${progress} …`].filter(Boolean).join(', ');
  }
  return counted || 'All good';
}
