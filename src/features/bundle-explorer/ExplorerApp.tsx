import { useCallback, useEffect, useState } from 'react';
import { handedStats } from '../../ui/browser/handed-stats.ts';
import { statsAmong } from './stats-among.ts';
import { DropPlace } from './DropPlace.tsx';
import { Explorer } from './Explorer.tsx';
import * as styles from './ExplorerApp.module.css';
import { counted } from '../../ui/amounts.ts';
import { gapsInWords } from './words.ts';
import { type Stage, type StatsFile, useStats } from './useStats.ts';

const exampleName = 'An example';

/** The bundle explorer: a place for a stats file, and what it says. Only ever rendered in the browser. */
export function ExplorerApp() {
  const file = useStats();
  const earlier = useStats();
  const { open } = file;
  const { open: openEarlier } = earlier;
  const openExample = useCallback(() => {
    open(exampleName, 'example');
    openEarlier('an earlier version of the example', 'earlier example');
  }, [open, openEarlier]);
  // Until the reader has a file here, an example shows what the explorer makes of one.
  useEffect(() => {
    const handed = handedStats.take();
    if (handed) open(handed.name, handed.blob);
    else openExample();
  }, [open, openExample]);
  const isExample = file.stage.kind !== 'empty' && file.stage.name === exampleName;
  return (
    <div className={styles.app} data-explorer="" data-stage={file.stage.kind}>
      <DropPlace
        label="Choose a stats file"
        accept=".json,.gz"
        onFiles={(files) => {
          const stats = statsAmong(files);
          if (!stats) return;
          earlier.close();
          open(stats.name, stats.blob);
        }}
      >
        <p>
          Drop your <code>stats.json</code> here. Your browser reads it, and it never leaves your computer.{' '}
          {isExample ? (
            <>
              Below is an example. You can also take a build from the <a href="/playground/">playground</a>: choose{' '}
              <strong>Open in the bundle explorer</strong> among its stats.
            </>
          ) : (
            <button type="button" className={styles.link} onClick={openExample}>
              Back to the example
            </button>
          )}
        </p>
      </DropPlace>
      <Told stage={file.stage} onCancel={file.close} />
      {file.stage.kind === 'open' && <Opened key={file.stage.name} stage={file.stage} earlier={earlier} />}
    </div>
  );
}

function Told({ stage, onCancel }: { stage: Stage; onCancel: () => void }) {
  if (stage.kind === 'failed')
    return (
      <p role="alert" className={styles.failure}>
        <strong>{stage.name}</strong>: {stage.message}
      </p>
    );
  return (
    <div role="status">
      {stage.kind === 'reading' && (
        <>
          <label>
            Reading {stage.name === exampleName ? 'the example' : stage.name} <progress value={stage.share} />
          </label>{' '}
          <button type="button" className={styles.link} onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
    </div>
  );
}

function Opened({ stage, earlier }: { stage: Extract<Stage, { kind: 'open' }>; earlier: StatsFile }) {
  const { builds, name } = stage;
  const [wanted, setWanted] = useState(() => largestOf(builds));
  const build = builds[wanted];
  if (!build) return null;
  const kept = build.modules.filter(({ chunks }) => chunks.length > 0).length;
  return (
    <>
      <p className={styles.summary}>
        <strong>{name}</strong>: {counted(kept, 'module')} in {counted(build.chunks.length, 'chunk')}
        {build.webpack && `, webpack ${build.webpack}`}
        {build.errors > 0 && `, ${counted(build.errors, 'error')}`}.
      </p>
      {builds.length > 1 && (
        <label className={styles.builds}>
          Build{' '}
          <select value={wanted} onChange={({ target }) => setWanted(Number(target.value))}>
            {builds.map(({ name: label, modules }, index) => (
              <option key={index} value={index}>{`${label} (${counted(modules.length, 'module')})`}</option>
            ))}
          </select>
        </label>
      )}
      {build.gaps.length > 0 && (
        <details className={styles.gaps}>
          <summary>Missing from the file: {counted(build.gaps.length, 'kind')} of data</summary>
          <ul>
            {build.gaps.map((gap) => (
              <li key={gap}>
                {gapsInWords[gap].missing}: add <code>{gapsInWords[gap].option}</code> to <code>stats</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Explorer key={wanted} build={build} earlier={earlier} />
    </>
  );
}

/** The number of the build with most modules: child compilations are small as a rule. */
function largestOf(builds: { modules: unknown[] }[]): number {
  const sizes = builds.map(({ modules }) => modules.length);
  return sizes.indexOf(Math.max(...sizes));
}
