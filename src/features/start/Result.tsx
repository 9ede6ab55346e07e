import { useEffect, useState } from 'react';
import { start } from 'site/start.js';
import { isPlayable } from '../../project-starter/playable.ts';
import { nearestMeasured } from '../../project-starter/measured.ts';
import type { Project } from '../../project-starter/project.ts';
import { questions, type Answers } from '../../project-starter/questions.ts';
import { shellCommand } from '../../project-starter/shell.ts';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { formatBytes, formatTime } from '../../ui/amounts.ts';
import { CopyButton } from './CopyButton.tsx';
import { PlaygroundButton } from './PlaygroundButton.tsx';
import * as styles from './Result.module.css';

interface Props {
  answers: Answers;
  project: Project;
}

/** What the reader takes along: the zip, the command, the address; how large the project is, and what to do next. */
export function Result({ answers, project }: Props) {
  return (
    <>
      <div className={styles.actions} data-needs-script="">
        <ZipButton project={project} />
        <CopyButton text={() => shellCommand(project)} className={styles.action}>
          Copy as command
        </CopyButton>
        {isPlayable(answers) && <PlaygroundButton project={project} />}
        <CopyButton text={() => location.href} className={styles.action}>
          Copy link
        </CopyButton>
      </div>
      <p className={styles.note} data-needs-script="">
        Run the command in bash, zsh, or a similar shell. It writes the files and then runs <code>npm install</code>.
        {!isPlayable(answers) && ' The playground can’t run this project: it doesn’t have all of its packages.'}
      </p>
      <ol className={styles.steps}>
        {project.steps.map(({ says, command }) => (
          <li key={says}>
            {says} {command !== undefined && <code>{command}</code>}
          </li>
        ))}
        <li>
          Continue with the guide: <a href={project.next.href}>{project.next.title}</a>.
        </li>
      </ol>
      <Size answers={answers} />
    </>
  );
}

const loadZip = () => import(/* webpackChunkName: "start-zip" */ './download-zip.ts');

function ZipButton({ project }: Pick<Props, 'project'>) {
  const [failed, setFailed] = useState(false);
  // Ahead of the click, so that it also works offline.
  useEffect(() => whenIdle(() => void loadZip().catch(() => undefined)), []);
  const download = () => {
    setFailed(false);
    loadZip().then(
      ({ downloadZip }) => downloadZip(project),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={styles.main} onClick={download}>
        Download zip
      </button>
      {failed && <span role="status">Couldn’t create the zip, because part of this page didn’t load. Try again.</span>}
    </>
  );
}

function Size({ answers }: Pick<Props, 'answers'>) {
  const nearest = nearestMeasured(answers, start.measured.projects);
  if (nearest === undefined) return null;
  const { measured, differs } = nearest;
  const day = new Date(start.measured.date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const parts = [
    ['scripts', measured.scripts],
    ['styles', measured.styles],
    ['HTML', measured.pages],
  ] as const;
  return (
    <p className={styles.size}>
      <strong>Production build:</strong>{' '}
      {parts
        .filter(([, bytes]) => bytes > 0)
        .map(([name, bytes]) => `${formatBytes(bytes)} of ${name}`)
        .join(', ')}
      , compressed with Brotli
      {measured.time === null ? '' : `, built in ${formatTime(measured.time)}`}. Measured on {day} with webpack{' '}
      {start.measured.webpack}
      {differs.length === 0
        ? '.'
        : ` for the most similar project that our checks built. Unlike yours, that project uses: ${differs
            .map(({ question, answer }) => questions[question].answers[answer]?.label)
            .join(', ')}.`}
    </p>
  );
}
