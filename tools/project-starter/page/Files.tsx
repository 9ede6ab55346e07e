import { useId, useState } from 'react';
import { codeOf, textOf, type Line, type Project, type Reason } from '../model/project.ts';
import { panelProps, TabList } from '../../../src/ui/Tabs/TabList.tsx';
import { reasonTexts } from './answer-texts.ts';
import { CopyButton } from './CopyButton.tsx';
import { highlight } from './highlight.ts';
import * as styles from './Files.module.css';

/**
 * The files of a generated project. Explanations are beside their lines, and in narrow windows above them, like
 * comments. The files are tabs, but listed one below the other on paper and without JavaScript.
 */
export function Files({ project }: { project: Project }) {
  const [wanted, setWanted] = useState('');
  const prefix = useId();
  const { files } = project;
  // If the new project doesn't have the chosen file, show its first file, the webpack configuration.
  const file = files.find(({ path }) => path === wanted) ?? files[0];
  if (file === undefined) return null;

  return (
    <div className={styles.files}>
      <div className={styles.head}>
        <TabList
          label={TEXTS.projectStarter.files}
          prefix={prefix}
          tabs={files.map(({ path }) => ({ id: path, name: path }))}
          chosen={file.path}
          onChoose={setWanted}
          className={styles.tabs}
        />
        <CopyButton text={() => textOf(file)} className={styles.copy}>
          {TEXTS.projectStarter.copy}
        </CopyButton>
      </div>
      {files.map(({ path, lines }) => (
        <div
          key={path}
          {...panelProps(prefix, path)}
          className={styles.panel}
          data-title={path}
          data-shown={path === file.path ? '' : undefined}
        >
          <FileLines lines={lines} />
        </div>
      ))}
    </div>
  );
}

function FileLines({ lines: all }: { lines: readonly Line[] }) {
  return (
    <div className={styles.lines}>
      {groupsOf(all).map(({ lines, why }, at) => (
        <div key={at} className={why && styles.reasoned}>
          {why && (
            <p>
              {reasonTexts[why.says]} {why.href !== undefined && <More href={why.href} />}
            </p>
          )}
          <pre>
            <code>{lines.map(colored)}</code>
          </pre>
        </div>
      ))}
    </div>
  );
}

function More({ href }: { href: string }) {
  return (
    <a href={href} aria-label={TEXTS.projectStarter.moreAt(href)}>
      {TEXTS.projectStarter.more}
    </a>
  );
}

interface Group {
  lines: string[];
  why?: Reason;
}

/**
 * Groups the lines of a generated file. Each line with an explanation is its own group, and the lines between them are
 * joined.
 */
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

/** Renders a line of code. A line that doesn't fit continues below its start, indented by one level more. */
function colored(line: string, at: number) {
  return (
    <span key={at} data-depth={Math.floor((line.length - line.trimStart().length) / 2)}>
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
