import { site } from '../../../site.config.ts';
import { voteQuery } from '../../model/vote.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import * as styles from './Vote.module.css';

/** URL of the same list of feature requests on GitHub. */
const requests = `${site.votes.host}/search?${new URLSearchParams({ q: `${voteQuery} sort:reactions-+1-desc`, type: 'issues' })}`;
const loadApp = () => import(/* webpackChunkName: "vote" */ './VoteApp.tsx');

/**
 * Renders the content of `/vote/`. Its document contains only a placeholder, and the list is a separate chunk that only
 * loads in the browser.
 */
export function Vote() {
  const { loaded, failed, retry } = useChunk(loadApp, true);
  return (
    <div className={styles.vote}>
      <p className={styles.lead}>{TEXTS.vote.about}</p>
      {loaded && <loaded.VoteApp />}
      {!loaded && !failed && (
        <div className={styles.placeholder}>
          <p data-needs-script="">{TEXTS.vote.loading}</p>
          <noscript>
            {TEXTS.vote.needsScript} <a href={requests}>{TEXTS.vote.onHost}</a>
          </noscript>
        </div>
      )}
      {failed && (
        <p role="status">
          {TEXTS.vote.failed}{' '}
          <button type="button" onClick={retry}>
            {TEXTS.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}

export default Vote;
