import { useEffect, useRef, useState } from 'react';
import { endedLoop, type PreviewRun } from '../../model/preview.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildResult, Place } from '../../model/protocol.ts';
import { counted } from '../../../../src/ui/amounts.ts';
import { createPreview } from '../sandbox/preview.ts';
import type { Preview } from '../sandbox/types.ts';
import * as controls from '../controls.module.css';
import * as styles from './output.module.css';
import type { Built } from '../useBuilds.ts';
import { afterMessage, emptyConsole, type Line, withLines } from './console-lines.ts';
import { previewRun } from './preview-run.ts';
import { endlessLoopIn } from './problems.ts';
import { hasRunningMark, markRunning } from '../../../shared/page/running-mark.ts';
import { SteadyButton } from '../SteadyButton.tsx';

interface PreviewViewProps {
  result: BuildResult;
  /** The project and options of the last build. With hot updates, the page in the preview keeps its state. */
  built: Built;
  /** Called to show a position in the editor. */
  onGoTo: (place: Place) => void;
}

/** Key in session storage of the record that a preview is running. */
const runningKey = 'playground-preview-runs';

const failed: Line = { level: 'page', text: TEXTS.playground.standsStill };
const flooded: Line = { level: 'page', text: TEXTS.playground.previewFlooded };

/**
 * Runs webpack's output in a frame and shows its console. The preview stays mounted once opened, so that it keeps its
 * state.
 */
export function PreviewView({ result, built, onGoTo }: PreviewViewProps) {
  const [isHeld, setHeld] = useState(() => hasRunningMark(runningKey));
  if (!previewRun(built.project, result))
    return (
      <p className={styles.body}>
        {result.exitCode === 0 ? TEXTS.playground.noPreview : TEXTS.playground.previewLater}
      </p>
    );
  if (isHeld)
    return (
      <div className={styles.body}>
        <p>{TEXTS.playground.previewHeld}</p>
        <button type="button" className={controls.small} onClick={() => setHeld(false)}>
          {TEXTS.playground.startPreview}
        </button>
      </div>
    );
  return <RunningPreview result={result} built={built} onGoTo={onGoTo} />;
}

/** The frame in which webpack's output runs. It is created for the first build. */
function RunningPreview({ result, built, onGoTo }: PreviewViewProps) {
  const { project, hot } = built;
  const place = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const preview = useRef<Preview>(undefined);
  const standing = useRef<{ run: PreviewRun; hot: boolean; turn: number }>(undefined);
  const [text, setText] = useState(emptyConsole);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    const gone = new AbortController();
    const made = createPreview({
      parent,
      title: TEXTS.playground.previewTitle,
      onMessage(message) {
        setText((before) => afterMessage(before, message));
        if (message.type === 'updated' && message.outcome === 'reload' && standing.current)
          made.run(standing.current.run);
        // Handle Escape only while the preview has the focus, because the code in it may send this message at any time.
        if (message.type === 'leave' && parent.contains(document.activeElement)) start.current?.focus();
      },
      onFlood: () => setText((before) => withLines(before, [flooded])),
    });
    preview.current = made;
    markRunning(runningKey, gone.signal);
    return () => {
      gone.abort();
      made.dispose();
      preview.current = undefined;
      standing.current = undefined;
    };
  }, []);

  useEffect(() => {
    const next = previewRun(project, result);
    if (!next || !preview.current) return;
    const before = standing.current;
    if (hot && before?.hot && before.turn === turn && result.exitCode !== 0)
      return setText((shown) => withLines(shown, [failed]));
    standing.current = { run: next, hot, turn };
    const hashes = result.compilations.filter(({ forBrowser }) => forBrowser).map(({ hash }) => hash);
    if (hot && before?.hot && before.run.html === next.html && before.turn === turn)
      return preview.current.update(next.files, hashes);
    setText(emptyConsole);
    preview.current.run(next);
  }, [project, result, hot, turn]);

  const { lines, left } = text;
  return (
    <div className={styles.flush}>
      <div className={styles.bar}>
        <button ref={start} type="button" className={controls.small} onClick={() => setTurn(turn + 1)}>
          {TEXTS.playground.startAgain}
        </button>
        <SteadyButton isOff={lines.length === 0} onClick={() => setText(emptyConsole)}>
          {TEXTS.playground.clearConsole}
        </SteadyButton>
        <span>{TEXTS.playground.lines(lines.length)}</span>
      </div>
      <p className={controls.unseen}>{TEXTS.playground.leavePreview}</p>
      <div ref={place} className={styles.preview} />
      <div className={styles.console} role="log" aria-label={TEXTS.playground.console} tabIndex={0}>
        {left > 0 && <div data-level="page">{counted(left, TEXTS.playground.linesLeft)}</div>}
        {lines.map(({ level, text: line }, index) => (
          <div key={index} data-level={level}>
            {line} {line.includes(endedLoop) && <LoopButton project={project} onGoTo={onGoTo} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Leads to the loop that probably never ends. */
function LoopButton({ project, onGoTo }: { project: Project; onGoTo: (place: Place) => void }) {
  const place = endlessLoopIn(project);
  if (!place) return null;
  return (
    <button type="button" className={styles.link} data-name="" onClick={() => onGoTo(place)}>
      {place.file}:{place.line}
    </button>
  );
}
