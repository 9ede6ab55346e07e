import { useEffect, useRef, useState } from 'react';
import type { PreviewMessage, PreviewRun } from '../../model/preview.ts';
import type { BuildResult } from '../../model/protocol.ts';
import { createPreview } from '../sandbox/preview.ts';
import type { Preview } from '../sandbox/types.ts';
import * as controls from '../controls.module.css';
import * as styles from './output.module.css';
import type { Built } from '../useBuilds.ts';
import { type Line, lineOf } from './console-lines.ts';
import { previewRun } from './preview-run.ts';

interface PreviewViewProps {
  result: BuildResult;
  /** Input of the build. With hot updates, the page in the preview keeps its state. */
  built: Built;
}

/** Maximum number of console lines kept. */
const mostLines = 500;

const failed: Line = { level: 'page', text: TEXTS.playground.standsStill };

/** The running output, and its console. Stays mounted once opened, to keep its state. */
export function PreviewView({ result, built }: PreviewViewProps) {
  const { project, hot } = built;
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(undefined);
  const standing = useRef<{ run: PreviewRun; hot: boolean; turn: number }>(undefined);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [turn, setTurn] = useState(0);
  const run = previewRun(project, result);
  const isRunnable = run !== undefined;

  useEffect(() => {
    if (!isRunnable || !place.current) return;
    const onMessage = (message: PreviewMessage) => {
      const line = lineOf(message);
      if (line) setLines((before) => withLine(before, line));
      if (message.type === 'updated' && message.outcome === 'reload' && standing.current)
        preview.current?.run(standing.current.run);
    };
    const made = createPreview({ parent: place.current, title: TEXTS.playground.previewTitle, onMessage });
    preview.current = made;
    return () => {
      made.dispose();
      preview.current = undefined;
      standing.current = undefined;
    };
  }, [isRunnable]);

  useEffect(() => {
    const next = previewRun(project, result);
    if (!next || !preview.current) return;
    const before = standing.current;
    if (hot && before?.hot && before.turn === turn && result.exitCode !== 0)
      return setLines((lines) => withLine(lines, failed));
    standing.current = { run: next, hot, turn };
    const hashes = result.compilations.filter(({ forBrowser }) => forBrowser).map(({ hash }) => hash);
    if (hot && before?.hot && before.run.html === next.html && before.turn === turn)
      return preview.current.update(next.files, hashes);
    setLines([]);
    preview.current.run(next);
  }, [project, result, hot, turn, isRunnable]);

  if (!isRunnable)
    return (
      <p className={styles.body}>
        {result.exitCode === 0 ? TEXTS.playground.noPreview : TEXTS.playground.previewLater}
      </p>
    );
  return (
    <div className={styles.flush}>
      <div className={styles.bar}>
        <button type="button" className={controls.small} onClick={() => setTurn(turn + 1)}>
          {TEXTS.playground.startAgain}
        </button>
        <button type="button" className={controls.small} disabled={lines.length === 0} onClick={() => setLines([])}>
          {TEXTS.playground.clearConsole}
        </button>
        <span>{TEXTS.playground.lines(lines.length)}</span>
      </div>
      <div ref={place} className={styles.preview} />
      <div className={styles.console} role="log" aria-label={TEXTS.playground.console} tabIndex={0}>
        {lines.map(({ level, text }, index) => (
          <div key={index} data-level={level}>
            {text}
          </div>
        ))}
      </div>
    </div>
  );
}

function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  return [...lines, line].slice(-mostLines);
}
