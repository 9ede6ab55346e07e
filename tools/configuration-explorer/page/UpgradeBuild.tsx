import { useRef, useState } from 'react';
import { loadProjectBuild } from 'site/project-build.js';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { EditedConfiguration } from './edited-configuration.ts';
import type * as reading from './source/reading.ts';
import * as styles from './UpgradeBuild.module.css';
import type { Result } from './useCheck.ts';

interface UpgradeBuildProps {
  /** The upgraded webpack configuration. */
  edited: EditedConfiguration;
  /** Result of validating the upgraded configuration. */
  result: Result;
  reading: typeof reading;
}

const texts = TEXTS.configurationExplorer;

/** Builds a project with the upgraded configuration in the browser. Nothing is loaded until the user asks for it. */
export function UpgradeBuild({ edited, result, reading }: UpgradeBuildProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const build = useChunk(loadProjectBuild ?? never, isOpen);
  const standIns = useChunk(reading.loadStandIns, isOpen);
  if (!loadProjectBuild) return null;
  const close = () => {
    setOpen(false);
    // Wait for the next frame, because the button isn't rendered again until then.
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

/**
 * Placeholder for the function that builds a project. Never called, because it is used only if no tool of the site
 * provides one.
 */
function never(): never {
  throw new Error('This site has no tool that builds a project.');
}
