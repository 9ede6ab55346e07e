import { useRef } from 'react';
import { site } from '../../../site.config.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import { useVisible } from '../../ui/browser/useVisible.ts';
import * as styles from './Sponsors.module.css';

const loadRanks = () => import(/* webpackChunkName: "sponsors" */ './SponsorRanks.tsx');

/** 'Support the Team': the invitation at once, the ranked lists in a chunk of their own once the section is on screen. */
export function Sponsors() {
  const section = useRef<HTMLElement>(null);
  const visible = useVisible(section);
  const { loaded, failed, retry } = useChunk(loadRanks, visible);
  return (
    <section ref={section} className={styles.sponsors} aria-labelledby="support-the-team">
      <h2 id="support-the-team">Support the Team</h2>
      <p>
        webpack is free, but the work on it isn’t. Donations through <a href={site.sponsorPage}>Open Collective</a> help
        pay for it.
      </p>
      <div className={styles.lists}>
        {loaded && <loaded.SponsorRanks />}
        {failed && (
          <p role="status">
            Couldn’t load the list of sponsors.{' '}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

export default Sponsors;
