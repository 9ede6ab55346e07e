import { counted, formatBytes, formatTime } from '../../../src/ui/amounts.ts';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import { assetsOf, totalsOf } from './output/compare-builds.ts';
import { hasErrors } from './output/problems.ts';
import * as styles from './PlaygroundApp.module.css';
import type { BuildState } from './useBuilds.ts';

interface StatusLineProps {
  state: BuildState;
  /** Whether the project has changed since the last build. */
  isStale: boolean;
  /** Called when the user wants to see the errors of the build. */
  onProblems: () => void;
}

/** Build status on one line. Screen readers announce the end of a build, but not its progress. */
export function StatusLine({ state, isStale, onProblems }: StatusLineProps) {
  const { phase, fraction, words, problems } = state;
  const isBusy = phase === 'loading' || phase === 'building';
  const hasTrouble = phase === 'failed' ? problems.length > 0 : phase === 'done' && hasErrors(problems);
  return (
    <div className={styles.status} data-phase={phase} data-broken={hasTrouble || phase === 'failed' ? '' : undefined}>
      <p role="status">{isBusy ? '' : wordsOf(state)}</p>
      {isBusy && (
        <>
          <span>{phase === 'loading' ? TEXTS.playground.loadingWebpack : TEXTS.playground.building}</span>
          <ProgressBar share={fraction} label={TEXTS.playground.progress} />
          <span>{words}</span>
        </>
      )}
      {hasTrouble && (
        <button type="button" className={styles.problems} onClick={onProblems}>
          {TEXTS.playground.showProblems}
        </button>
      )}
      {phase === 'done' && isStale && <span>{TEXTS.playground.edited}</span>}
    </div>
  );
}

function wordsOf({ phase, words, result, problems }: BuildState): string {
  if (phase === 'failed') return words ?? TEXTS.playground.stopped;
  if (!result) return TEXTS.playground.notBuilt;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const time = formatTime(result.time.total);
  const found = [
    errors > 0 && counted(errors, TEXTS.counts.errors),
    warnings > 0 && counted(warnings, TEXTS.counts.warnings),
  ].filter(Boolean);
  if (errors > 0) return TEXTS.playground.buildFailed(time, found.join(', '));
  const assets = assetsOf(result);
  const made = `${counted(assets.length, TEXTS.counts.files)}, ${formatBytes(totalsOf(assets).size)}`;
  return TEXTS.playground.built(time, [made, ...found].join(', '));
}
