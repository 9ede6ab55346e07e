import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useCallback, useLayoutEffect, useState } from 'react';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import { handedStats } from '../../shared/page/handed-stats.ts';
import { statsAmong } from './stats-among.ts';
import { DropPlace } from './DropPlace.tsx';
import { BuildViews } from './BuildViews.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as styles from './BundleExplorerApp.module.css';
import { counted } from '../../../src/ui/amounts.ts';
import type { Build } from '../model/build.ts';
import { gapOptions, sizeInWords } from './words.ts';
import { type Stage, type StatsFile, useStats } from './useStats.ts';

const exampleName = TEXTS.bundleExplorer.example;

/** The bundle explorer with its drop zone and results, rendered only in the browser. */
export function BundleExplorerApp() {
  const file = useStats();
  const earlier = useStats();
  const { open } = file;
  const { open: openEarlier } = earlier;
  const openExample = useCallback(() => {
    open(exampleName, 'example');
    openEarlier(TEXTS.bundleExplorer.earlierExample, 'earlier example');
  }, [open, openEarlier]);
  // Use a layout effect, so that the example build is visible from the first paint until the user opens a file.
  useLayoutEffect(() => {
    const handed = handedStats.take();
    if (handed) open(handed.name, handed.blob);
    else openExample();
  }, [open, openExample]);
  const { stage, shown } = file;
  const isExample = (shown ?? (stage.kind === 'empty' ? undefined : stage))?.name === exampleName;
  return (
    <div className={styles.app} data-explorer="" data-stage={stage.kind}>
      <DropPlace
        label={TEXTS.bundleExplorer.chooseStats}
        accept=".json,.gz"
        onFiles={(files) => {
          const stats = statsAmong(files);
          if (!stats) return;
          earlier.close();
          open(stats.name, stats.blob);
        }}
      >
        <p>
          <RichText text={TEXTS.bundleExplorer.drop} />{' '}
          {isExample ? (
            <RichText text={TEXTS.bundleExplorer.exampleBelow} />
          ) : (
            <button type="button" className={styles.link} onClick={openExample}>
              {TEXTS.bundleExplorer.backToExample}
            </button>
          )}
        </p>
      </DropPlace>
      <Told stage={stage} onCancel={file.close} />
      {stage.kind === 'reading' && <Skeleton />}
      {shown && <Opened key={shown.name} {...shown} earlier={earlier} />}
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
        <p className={styles.reading}>
          <label>
            {TEXTS.bundleExplorer.reading(stage.name === exampleName ? TEXTS.bundleExplorer.theExample : stage.name)}{' '}
            <ProgressBar share={stage.share} />
          </label>{' '}
          <button type="button" className={styles.link} onClick={onCancel}>
            {TEXTS.bundleExplorer.cancel}
          </button>
        </p>
      )}
    </div>
  );
}

function Opened({ builds, name, earlier }: { builds: Build[]; name: string; earlier: StatsFile }) {
  const [wanted, setWanted] = useState(() => largestOf(builds));
  const build = builds[wanted];
  if (!build) return null;
  const kept = build.modules.filter(({ chunks }) => chunks.length > 0);
  return (
    <>
      <p className={styles.summary}>
        <strong>{name}</strong>
        {TEXTS.bundleExplorer.summary(
          counted(kept.length, TEXTS.counts.modules),
          counted(build.chunks.length, TEXTS.counts.chunks),
          `, ${TEXTS.bundleExplorer.unminified(sizeInWords(kept.reduce((sum, { size }) => sum + size, 0)))}${build.webpack ? `, webpack ${build.webpack}` : ''}`,
        )}
      </p>
      <Errors {...build} />
      {builds.length > 1 && (
        <label className={styles.builds}>
          {TEXTS.bundleExplorer.build}{' '}
          <select value={wanted} onChange={({ target }) => setWanted(Number(target.value))}>
            {builds.map(({ name: label, modules }, index) => (
              <option key={index} value={index}>{`${label} (${counted(modules.length, TEXTS.counts.modules)})`}</option>
            ))}
          </select>
        </label>
      )}
      {build.gaps.length > 0 && (
        <details className={styles.gaps}>
          <summary>{TEXTS.bundleExplorer.gapsCount(build.gaps.length)}</summary>
          <ul>
            {build.gaps.map((gap) => (
              <li key={gap}>
                <RichText text={TEXTS.bundleExplorer.gap(TEXTS.bundleExplorer.gaps[gap], gapOptions[gap])} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <BuildViews key={wanted} build={build} earlier={earlier} />
    </>
  );
}

/** Shows the errors of a failed build, whose output may lack modules. */
function Errors({ errors, errorMessages }: Build) {
  if (errors === 0) return null;
  const more = errors - errorMessages.length;
  return (
    <details className={styles.gaps}>
      <summary>{TEXTS.bundleExplorer.failedBuild(counted(errors, TEXTS.counts.errors))}</summary>
      <ul>
        {errorMessages.map((message, index) => (
          <li key={index}>
            <pre>{message}</pre>
          </li>
        ))}
        {more > 0 && <li>{TEXTS.bundleExplorer.more(more)}</li>}
      </ul>
    </details>
  );
}

/** Returns the index of the build with the most modules, because child compilations are usually small. */
function largestOf(builds: { modules: unknown[] }[]): number {
  const sizes = builds.map(({ modules }) => modules.length);
  return sizes.indexOf(Math.max(...sizes));
}
