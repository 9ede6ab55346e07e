import type { ReactNode } from 'react';
import { useChunk } from '../../../src/ui/browser/useChunk.ts';
import { ToolRow } from '../../../src/ui/ToolPage/ToolRow.tsx';
import { ToolsLink } from '../../../src/ui/ToolPage/ToolsLink.tsx';
import { tools } from '../../tools.ts';
import * as styles from './PlaygroundLoader.module.css';

const loadApp = () => import(/* webpackChunkName: "playground" */ './PlaygroundApp.tsx');

/**
 * Loads the playground below the page title. A placeholder is prerendered, and the app is a chunk that loads only in
 * the browser.
 */
export function PlaygroundLoader({ children }: { children: ReactNode }) {
  const { loaded, failed, retry } = useChunk(loadApp, true);
  return (
    <>
      <ToolRow url={tools.playground.url} />
      <div className={styles.head}>
        <ToolsLink />
        <h1 tabIndex={-1}>{TEXTS.playground.title}</h1>
      </div>
      {loaded ? (
        <loaded.PlaygroundApp />
      ) : (
        <div className={styles.placeholder}>
          {!failed && <p data-needs-script="">{TEXTS.playground.loading}</p>}
          <noscript>
            <p>{TEXTS.playground.needsScript}</p>
          </noscript>
          {failed && (
            <p role="alert">
              {TEXTS.playground.failed}{' '}
              <button type="button" className="button" onClick={retry}>
                {TEXTS.tryAgain}
              </button>
            </p>
          )}
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </>
  );
}
