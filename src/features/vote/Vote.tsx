import { useEffect, useState } from 'react';
import { useChunk } from '../../ui/browser/useChunk.ts';
import * as styles from './Vote.module.css';

const loadApp = () => import(/* webpackChunkName: "vote" */ './VoteApp.tsx');

/** The voting page: its title and a placeholder when prerendered; the app comes in a chunk of its own, in the browser only. */
export function Vote() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const { loaded, failed, retry } = useChunk(loadApp, inBrowser);
  return (
    <div className={styles.vote}>
      <h1>Vote</h1>
      <p>
        These are the open feature requests of webpack. To vote for one, open it on GitHub and add a 👍 reaction to its
        first post.
      </p>
      {loaded && <loaded.VoteApp />}
      {!loaded && !failed && <div className={styles.placeholder} role="status">Loading the requests…</div>}
      {failed && (
        <p role="status">
          The requests could not be loaded. <button type="button" onClick={retry}>Try again</button>
        </p>
      )}
    </div>
  );
}

export default Vote;
