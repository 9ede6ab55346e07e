import { useRef, useState } from 'react';
import { loadProjectBuild } from 'site/project-build.js';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { EditedConfiguration } from './edited-configuration.ts';
import type * as reading from './source/reading.ts';
import * as styles from './UpgradeBuild.module.css';
import type { Result } from './useCheck.ts';

interface UpgradeBuildProps {
  /** The upgraded configuration. */
  edited: EditedConfiguration;
  /** Result of validating the upgraded configuration. */
  result: Result;
  reading: typeof reading;
}

const texts = TEXTS.configurationExplorer;

/** Builds the upgraded configuration on this page when the reader asks for it. Nothing is loaded before that. */
export function UpgradeBuild({ edited, result, reading }: UpgradeBuildProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const build = useChunk(loadProjectBuild ?? never, isOpen);
  const standIns = useChunk(reading.loadStandIns, isOpen);
  if (!loadProjectBuild) return null;
  const close = () => {
    setOpen(false);
    // The button isn't rendered again until the next frame.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <section className={styles.build} aria-label={texts.buildUpgrade}>
      <p className={styles.about}>
        <RichText text={texts.aboutUpgradeBuild} />
      </p>
      {isOpen ? (
        <div className={styles.place}>
          {build.loaded && standIns.loaded ? (
            <build.loaded.ProjectBuild
              label={texts.upgradeBuild}
              projectWith={(available) => standIns.loaded!.standInProject(toBuild(edited, result), available)}
              opened={standIns.loaded.configurationIn}
              back={texts.closeUpgradeBuild}
              onBack={close}
            />
          ) : (
            <Loading
              failed={build.failed || standIns.failed}
              onRetry={() => [build, standIns].forEach(({ retry }) => retry())}
            />
          )}
        </div>
      ) : (
        <button ref={button} type="button" onClick={() => setOpen(true)}>
          {texts.buildUpgrade}
        </button>
      )}
    </section>
  );
}

function Loading({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <p role="status">{texts.loadingUpgradeBuild}</p>;
  return (
    <p role="alert">
      {texts.upgradeBuildFailed}{' '}
      <button type="button" onClick={onRetry}>
        {TEXTS.tryAgain}
      </button>
    </p>
  );
}

function toBuild(edited: EditedConfiguration, result: Result) {
  return { ...edited, configurations: result.type === 'checked' ? result.configurations : [] };
}

/** Placeholder that is never called, for a site without a tool that builds projects. */
function never(): never {
  throw new Error('This site has no tool that builds a project.');
}
