import { site } from '../../../site.config.ts';
import { voteQuery } from '../../model/vote.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import * as styles from './Vote.module.css';

/** The same list at the code host. */
const requests = `${site.votes.host}/search?${new URLSearchParams({ q: `${voteQuery} sort:reactions-+1-desc`, type: 'issues' })}`;
const loadApp = () => import(/* webpackChunkName: "vote" */ './VoteApp.tsx');

/** The voting page under its title: a placeholder when prerendered; the app comes in a chunk of its own, in the browser only. */
export function Vote() {
  const { loaded, failed, retry } = useChunk(loadApp, true);
  return (
    <div>
      <p>
        These are webpack’s open feature requests. To vote for one, open it on GitHub and add a thumbs-up reaction to
        its first post.
      </p>
      {loaded && <loaded.VoteApp />}
      {!loaded && !failed && (
        <div className={styles.placeholder}>
          <p data-needs-script="">Loading the requests…</p>
          <noscript>
            The list needs JavaScript. <a href={requests}>See the requests on GitHub</a> instead.
          </noscript>
        </div>
      )}
      {failed && (
        <p role="status">
          Couldn’t load the requests.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

export default Vote;
