import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { codeOf, textOf, type Line, type Project, type Reason } from '../../project-starter/project.ts';
import { CopyButton } from './CopyButton.tsx';
import { highlight } from './highlight.ts';
import * as styles from './Files.module.css';

/** The files of a project as tabs: the code at the left, the reasons at the right. */
export function Files({ project }: { project: Project }) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const { files } = project;
  // Another project may not have the file; its configuration then is the first.
  const index = Math.max(
    0,
    files.findIndex(({ path }) => path === wanted),
  );
  const file = files[index];
  if (file === undefined) return null;

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: files.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + files.length) % files.length;
    setWanted(files[next]?.path ?? '');
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.files}>
      <div role="tablist" aria-label="Files" className={styles.tabs} ref={tabs} onKeyDown={move}>
        {files.map(({ path }, at) => (
          <button
            key={path}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === index}
            aria-controls={`${id}-panel`}
            tabIndex={at === index ? 0 : -1}
            onClick={() => setWanted(path)}
          >
            {path}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${index}`} className={styles.panel}>
        <div className={styles.bar}>
          <span>{file.path}</span>
          <CopyButton text={() => textOf(file)} className={styles.copy}>
            Copy
          </CopyButton>
        </div>
        {groupsOf(file.lines).map(({ lines, why }, at) => (
          <div key={at} className={why ? styles.reasoned : styles.group}>
            <pre>
              <code>{lines.map(colored)}</code>
            </pre>
            {why && (
              <p>
                {why.says} {why.href !== undefined && <More href={why.href} />}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function More({ href }: { href: string }) {
  return (
    <a href={href} aria-label={`More: ${href}`}>
      More
    </a>
  );
}

interface Group {
  lines: string[];
  why?: Reason;
}

/** Lines with a reason stand by themselves, those between them together. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (typeof line !== 'string') groups.push({ lines: codeOf(line).split('\n'), why: line.why });
    else if (last === undefined || last.why !== undefined) groups.push({ lines: [line] });
    else last.lines.push(line);
  }
  return groups;
}

function colored(line: string, at: number) {
  return (
    <span key={at}>
      {highlight(line).map(({ text, kind }, index) =>
        kind === undefined ? (
          text
        ) : (
          <i key={index} className={styles[kind]}>
            {text}
          </i>
        ),
      )}
      {'\n'}
    </span>
  );
}
