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
      <p data-needs-script="">Loading the explorer…</p>
      <noscript>
        <p>
          The explorer needs JavaScript, because it reads the file in your browser. Without JavaScript, webpack can
          print much of the same information. See{' '}
          <a href="/guides/debugging-a-build/#why-is-this-module-here">Debugging a build</a>.
        </p>
      </noscript>
    </div>
  );
}
