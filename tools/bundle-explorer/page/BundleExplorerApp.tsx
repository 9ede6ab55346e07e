import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useCallback, useLayoutEffect } from 'react';
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
import { keptFile } from './kept-files.ts';
import { type Stage, type StatsFile, useStats } from './useStats.ts';
import { onTouch, useMedia } from './useMedia.ts';
import { useView } from './useView.ts';
import type { View } from './view-address.ts';

const exampleName = TEXTS.bundleExplorer.example;

/** The bundle explorer with its drop zone and results, rendered only in the browser. */
export function BundleExplorerApp() {
  const file = useStats('current');
  const earlier = useStats('earlier');
  const { view, show, reset } = useView();
  const isTouch = useMedia(onTouch);
  const { open } = file;
  const { open: openEarlier, close: closeEarlier } = earlier;
  const openExample = useCallback(
    (onRead?: () => void) => {
      open(exampleName, 'example', onRead);
      openEarlier(TEXTS.bundleExplorer.earlierExample, 'earlier example');
    },
    [open, openEarlier],
  );
  // Use a layout effect, so that the example build is visible from the first paint until the user opens a file.
  useLayoutEffect(() => {
    const handed = handedStats.take();
    if (handed) return open(handed.name, handed.blob);
    openExample();
    void Promise.all([keptFile('current'), keptFile('earlier')]).then(([kept, keptEarlier]) => {
      if (!kept) return;
      open(kept.name, kept.blob);
      if (keptEarlier) openEarlier(keptEarlier.name, keptEarlier.blob);
      else closeEarlier();
    });
  }, [open, openEarlier, closeEarlier, openExample]);
  const { stage, shown } = file;
  const isOwn = shown !== undefined && shown.name !== exampleName;
  const closeOwn = () => {
    file.close();
    closeEarlier();
    openExample(reset);
  };
  return (
    <div className={styles.app} data-explorer="" data-stage={stage.kind}>
      <DropPlace
        label={isOwn ? TEXTS.bundleExplorer.chooseOther : TEXTS.bundleExplorer.chooseStats}
        accept=".json,.gz"
        isLine={isOwn}
        onFiles={(files) => {
          const stats = statsAmong(files);
          if (!stats) return;
          open(stats.name, stats.blob, () => {
            closeEarlier();
            reset();
          });
        }}
      >
        {isOwn ? (
          <p>
            <Summary name={shown.name} build={buildOf(shown.builds, view)} />{' '}
            <button type="button" className={styles.link} onClick={closeOwn}>
              {TEXTS.bundleExplorer.backToExample}
            </button>
          </p>
        ) : (
          <p>
            <RichText text={isTouch ? TEXTS.bundleExplorer.choose : TEXTS.bundleExplorer.drop} />{' '}
            <RichText text={TEXTS.bundleExplorer.exampleBelow} />
          </p>
        )}
      </DropPlace>
      <Told stage={stage} onCancel={file.cancel} />
      {stage.kind === 'reading' && !shown && <Skeleton />}
      {shown && !isOwn && (
        <p className={styles.summary}>
          <Summary name={shown.name} build={buildOf(shown.builds, view)} />
        </p>
      )}
      {shown && <Opened key={shown.turn} builds={shown.builds} earlier={earlier} view={view} show={show} />}
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

function Summary({ name, build }: { name: string; build: Build | undefined }) {
  const kept = build?.modules.filter(({ chunks }) => chunks.length > 0) ?? [];
  const size = TEXTS.bundleExplorer.unminified(sizeInWords(kept.reduce((sum, module) => sum + module.size, 0)));
  return (
    <>
      <strong>{name}</strong>
      {TEXTS.bundleExplorer.summary(
        counted(kept.length, TEXTS.counts.modules),
        counted(build?.chunks.length ?? 0, TEXTS.counts.chunks),
        `, ${size}${build?.webpack ? `, webpack ${build.webpack}` : ''}`,
      )}
    </>
  );
}

interface OpenedProps {
  builds: Build[];
  earlier: StatsFile;
  view: View;
  show: (changed: Partial<View>) => void;
}

function Opened({ builds, earlier, view, show }: OpenedProps) {
  const build = buildOf(builds, view);
  if (!build) return null;
  const wanted = builds.indexOf(build);
  return (
    <>
      <Errors {...build} />
      {builds.length > 1 && (
        <label className={styles.builds}>
          {TEXTS.bundleExplorer.build}{' '}
          <select
            value={wanted}
            onChange={({ target }) => show({ build: Number(target.value), module: undefined, zoom: [] })}
          >
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
      <BuildViews key={wanted} build={build} earlier={earlier} view={view} show={show} />
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

/** Returns the chosen build, or the one with the most modules, because child compilations are usually small. */
function buildOf(builds: Build[], { build }: View): Build | undefined {
  const [largest] = builds.toSorted((one, other) => other.modules.length - one.modules.length);
  return (build === undefined ? undefined : builds[build]) ?? largest;
}
