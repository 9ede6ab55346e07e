import { counted, formatBytes, formatTime } from '../../ui/amounts.ts';
import { assetsOf, totalsOf } from './output/compare-builds.ts';
import { problemsOf } from './output/problems.ts';
import * as styles from './PlaygroundApp.module.css';
import type { BuildState } from './useBuilds.ts';

/** What the build does, in a line. Its end is told aloud, its steps are not. @param isStale whether the project has changed since */
export function StatusLine({ state, isStale }: { state: BuildState; isStale: boolean }) {
  const { phase, fraction, words } = state;
  const isBusy = phase === 'loading' || phase === 'building';
  return (
    <div className={styles.status} data-phase={phase}>
      <p role="status">{isBusy ? '' : wordsOf(state)}</p>
      {isBusy && (
        <>
          <span>{phase === 'loading' ? 'Loading webpack…' : 'Building…'}</span>
          <progress value={fraction} max={1} aria-label="Progress" />
          <span>{words}</span>
        </>
      )}
      {phase === 'done' && isStale && <span>Edited since this build.</span>}
    </div>
  );
}

function wordsOf({ phase, words, result }: BuildState): string {
  if (phase === 'failed') return words ?? 'The build was stopped.';
  if (!result) return 'Not built yet.';
  const problems = problemsOf(result);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const time = formatTime(result.time.total);
  const found = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean);
  if (errors > 0) return `The build failed after ${time}: ${found.join(', ')}.`;
  const assets = assetsOf(result);
  const made = `${counted(assets.length, 'file')}, ${formatBytes(totalsOf(assets).size)}`;
  return `Built in ${time}: ${[made, ...found].join(', ')}.`;
}
