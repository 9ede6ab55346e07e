import { useState } from 'react';
import type { CompilationResult } from '../../../model/playground/protocol.ts';
import { handedStats } from '../../../ui/browser/handed-stats.ts';
import * as controls from '../controls.module.css';

/** Takes the stats of a build to the bundle explorer. */
export function BundleButton({ compilation }: { compilation: CompilationResult }) {
  const [failed, setFailed] = useState(false);
  const open = () => {
    handedStats.openInBundleExplorer(compilation.stats as object, compilation.name ?? 'Playground').then(
      (could) => setFailed(!could),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={controls.small} onClick={open}>
        Open in the bundle explorer
      </button>
      {failed && (
        <span role="status">The stats are too large to hand over. Download them, and drop the file there.</span>
      )}
    </>
  );
}
