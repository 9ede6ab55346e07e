import { useState } from 'react';
import { handedStats } from '../../../shared/page/handed-stats.ts';
import * as controls from '../controls.module.css';

interface BundleButtonProps {
  /** URL of the bundle explorer. */
  explorer: string;
  /** Name of the build's stats, shown in the bundle explorer. */
  name: string;
  /** Result of `stats.toJson()` for the build. */
  stats: unknown;
}

/** Button that opens a build's stats in the bundle explorer. */
export function BundleButton({ explorer, name, stats }: BundleButtonProps) {
  const [failed, setFailed] = useState(false);
  const open = () => {
    handedStats.openIn(explorer, stats as object, name).then(
      (could) => setFailed(!could),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={controls.small} onClick={open}>
        {TEXTS.playground.openInExplorer}
      </button>
      {failed && <span role="status">{TEXTS.playground.statsTooLarge}</span>}
    </>
  );
}
