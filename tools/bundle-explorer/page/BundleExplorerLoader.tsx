import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useEffect, useState } from 'react';
import * as styles from './BundleExplorerLoader.module.css';
import { BundleExplorerApp } from './BundleExplorerApp.tsx';

/**
 * Loads the bundle explorer below the page title. A placeholder is prerendered, and the app is rendered only in the
 * browser. The app is in the screen's chunk rather than in one of its own, because every page's runtime lists all
 * chunks.
 */
export function BundleExplorerLoader() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (inBrowser) return <BundleExplorerApp />;
  return (
    <div className={styles.placeholder}>
      <p data-needs-script="">{TEXTS.bundleExplorer.loading}</p>
      <noscript>
        <p>
          <RichText text={TEXTS.bundleExplorer.needsScript} />
        </p>
      </noscript>
    </div>
  );
}
