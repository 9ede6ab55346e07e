import { Rich } from '../../../src/ui/Rich/Rich.tsx';
import { useEffect, useState } from 'react';
import * as styles from './BundleExplorer.module.css';
import { ExplorerApp } from './ExplorerApp.tsx';

/**
 * The bundle explorer under its title: a placeholder when prerendered, the app in the browser alone. It is one chunk with its
 * screen, which nobody opens for anything else: the scripts of every page list all chunks.
 */
export function BundleExplorer() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (inBrowser) return <ExplorerApp />;
  return (
    <div className={styles.placeholder}>
      <p data-needs-script="">{TEXTS.bundleExplorer.loading}</p>
      <noscript>
        <p>
          <Rich text={TEXTS.bundleExplorer.needsScript} />
        </p>
      </noscript>
    </div>
  );
}
