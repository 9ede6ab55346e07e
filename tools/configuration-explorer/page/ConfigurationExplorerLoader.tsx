import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import * as styles from './ConfigurationExplorerLoader.module.css';

const loadApp = () => import(/* webpackChunkName: "configuration-explorer" */ './ConfigurationExplorerApp.tsx');

/**
 * Loads the configuration explorer below the page title. A placeholder is prerendered, and the app is a chunk that
 * loads only in the browser.
 */
export function ConfigurationExplorerLoader() {
  const { loaded, failed, retry } = useChunk(loadApp, true);
  if (loaded) return <loaded.ConfigurationExplorerApp />;
  if (failed)
    return (
      <p role="status">
        {TEXTS.configurationExplorer.failed}{' '}
        <button type="button" onClick={retry}>
          {TEXTS.tryAgain}
        </button>
      </p>
    );
  return (
    <div className={styles.placeholder}>
      <p data-needs-script="">{TEXTS.configurationExplorer.loading}</p>
      <noscript>
        <RichText text={TEXTS.configurationExplorer.needsScript} />
      </noscript>
    </div>
  );
}
