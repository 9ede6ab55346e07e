import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useEffect, useState } from 'react';
import { start } from 'site/start.js';
import { Checkbox } from '../../shared/page/Checkbox.tsx';
import { lackingPackages } from '../model/playable.ts';
import { nearestMeasured } from '../model/measured.ts';
import type { Project } from '../model/project.ts';
import type { Answers } from '../model/questions.ts';
import type { NodeNeed } from '../model/node-need.ts';
import { powerShellCommand, shellCommand } from '../model/shell.ts';
import { whenIdle } from '../../../src/ui/browser/when-idle.ts';
import { formatBytes, formatTime } from '../../../src/ui/amounts.ts';
import { toolUrl } from '../../tools.ts';
import { guideTexts, labelOf, questions, stepTexts } from './answer-texts.ts';
import { withReasons } from './with-reasons.ts';
import { CopyButton } from './CopyButton.tsx';
import { PlaygroundButton } from './PlaygroundButton.tsx';
import * as fields from '../../../src/ui/field.module.css';
import * as styles from './Result.module.css';

/** URL of the playground, or `undefined` if the site doesn't include it. */
const playground = toolUrl('playground');

const listed = new Intl.ListFormat(TEXTS.locale);

interface Props {
  answers: Answers;
  project: Project;
  /** What the user typed as the project's name. */
  name: string;
  onName: (name: string) => void;
}

/** What the user can do with the generated project: download, shell command, share link, size, and next steps. */
export function Result({ answers, project, name, onName }: Props) {
  const lacking = lackingPackages(answers);
  const [isExplained, setExplained] = useState(false);
  const written = () => (isExplained ? withReasons(project, location.origin) : project);
  return (
    <>
      <label className={styles.name} data-needs-script="">
        {TEXTS.projectStarter.projectName}
        <input
          className={fields.field}
          value={name}
          placeholder={project.name}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      <div className={styles.actions} data-needs-script="">
        <ZipButton project={written} />
        <CopyButton text={() => shellCommand(written())} className={styles.action}>
          {TEXTS.projectStarter.copyCommand}
        </CopyButton>
        <CopyButton text={() => powerShellCommand(written())} className={styles.action}>
          {TEXTS.projectStarter.copyPowerShell}
        </CopyButton>
        {playground !== undefined && lacking.length === 0 && (
          <PlaygroundButton playground={playground} project={project} />
        )}
        <CopyButton text={() => location.href} className={styles.action}>
          {TEXTS.projectStarter.copyLink}
        </CopyButton>
      </div>
      <p className={styles.note} data-needs-script="">
        <Checkbox className={styles.choice} isOn={isExplained} onChange={setExplained}>
          <span>
            <RichText text={TEXTS.projectStarter.addReasons} />
          </span>
        </Checkbox>
        <RichText text={TEXTS.projectStarter.aboutCommand} />
        {lacking.length > 0 && TEXTS.projectStarter.notPlayable(listed.format(lacking))}
      </p>
      <ol className={styles.steps}>
        {project.steps.map(({ says, command, code }) => (
          <li key={says}>
            {stepTexts[says]} {command !== undefined && <code>{command}</code>}
            {says === 'install' && ` ${needsNode(project.node)}`}
            {code !== undefined && (
              <pre>
                <code>{code.join('\n')}</code>
              </pre>
            )}
          </li>
        ))}
        <li>
          <RichText text={TEXTS.projectStarter.continueWith(guideTexts[project.next.guide], project.next.href)} />{' '}
          <RichText text={TEXTS.projectStarter.tests} />
        </li>
      </ol>
      <Size answers={answers} />
    </>
  );
}

const either = new Intl.ListFormat(TEXTS.locale, { type: 'disjunction' });

/** Formats the required Node.js versions, without `.0` at their end. */
function needsNode({ onward, lines }: NodeNeed): string {
  const short = (release: string) => release.replace(/(?:\.0)+$/, '');
  const { orNewer } = TEXTS.projectStarter;
  const older = Object.entries(lines).map(([major, release]) =>
    short(release) === major ? major : `${major} (${orNewer(short(release))})`,
  );
  return TEXTS.projectStarter.needsNode(either.format([...older, orNewer(short(onward))]));
}

const loadZip = () => import(/* webpackChunkName: "start-zip" */ './download-zip.ts');

function ZipButton({ project }: { project: () => Project }) {
  const [failed, setFailed] = useState(false);
  // Load the zip library when the browser is idle rather than on click, so that downloading also works offline.
  useEffect(() => whenIdle(() => void loadZip().catch(() => undefined)), []);
  const download = () => {
    setFailed(false);
    loadZip().then(
      ({ downloadZip }) => downloadZip(project()),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={styles.main} onClick={download}>
        {TEXTS.projectStarter.download}
      </button>
      {failed && <span role="status">{TEXTS.projectStarter.zipFailed}</span>}
    </>
  );
}

function Size({ answers }: Pick<Props, 'answers'>) {
  const nearest = nearestMeasured(answers, start.measured.projects);
  if (nearest === undefined) return null;
  const { measured, differs } = nearest;
  const day = new Date(start.measured.date).toLocaleDateString(TEXTS.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = [
    [TEXTS.projectStarter.scripts, measured.scripts],
    [TEXTS.projectStarter.styles, measured.styles],
    [TEXTS.projectStarter.pages, measured.pages],
  ] as const;
  return (
    <p className={styles.size}>
      <strong>{TEXTS.projectStarter.production}</strong>{' '}
      {parts
        .filter(([, bytes]) => bytes > 0)
        .map(([words, bytes]) => words(formatBytes(bytes)))
        .join(', ')}
      {TEXTS.projectStarter.compressed(measured.time === null ? '' : formatTime(measured.time))}
      {differs.length === 0
        ? TEXTS.projectStarter.measuredOn(day, start.measured.webpack)
        : TEXTS.projectStarter.measuredSimilar(
            day,
            start.measured.webpack,
            differs
              .map(({ question, answer }) => `${questions[question].topic} “${labelOf(question, answer)}”`)
              .join(', '),
          )}
    </p>
  );
}
