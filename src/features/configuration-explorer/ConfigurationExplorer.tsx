import { useChunk } from '../../ui/browser/useChunk.ts';
import * as styles from './ConfigurationExplorer.module.css';

const loadApp = () => import(/* webpackChunkName: "configuration-explorer" */ './ExplorerApp.tsx');

/** The configuration explorer under its title: a placeholder when prerendered; the app comes in a chunk of its own, in the browser only. */
export function ConfigurationExplorer() {
  const { loaded, failed, retry } = useChunk(loadApp, true);
  if (loaded) return <loaded.ExplorerApp />;
  if (failed)
    return (
      <p role="status">
        Couldn’t load the explorer.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    );
  return (
    <div className={styles.placeholder}>
      <p data-needs-script="">Loading the explorer…</p>
      <noscript>
        The explorer needs JavaScript, because it runs webpack’s validation in your browser. Without JavaScript, run{' '}
        <code>npx webpack configtest</code> in your project.
      </noscript>
    </div>
  );
}
