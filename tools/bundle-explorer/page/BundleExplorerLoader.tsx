import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useEffect, useState } from 'react';
import * as styles from './BundleExplorerLoader.module.css';
import { BundleExplorerApp } from './BundleExplorerApp.tsx';

/**
 * The bundle explorer below its title: a prerendered placeholder; the app is client-only. It is in the screen's own
 * chunk rather than a separate one, because every page's runtime lists all chunks.
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
