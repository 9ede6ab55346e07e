import { useRef } from 'react';
import { site } from '../../../site.config.ts';
import { useChunk } from '../../ui/browser/useChunk.ts';
import { useVisible } from '../../ui/browser/useVisible.ts';
import * as styles from './Sponsors.module.css';

const loadRanks = () => import(/* webpackChunkName: "sponsors" */ './SponsorRanks.tsx');

/**
 * Renders the “Support the Team” section of the home page. The invitation is prerendered. The ranked lists of sponsors
 * are a separate chunk that loads when the section scrolls into view.
 */
export function Sponsors() {
  const section = useRef<HTMLElement>(null);
  const visible = useVisible(section);
  const { loaded, failed, retry } = useChunk(loadRanks, visible);
  return (
    <section ref={section} className={styles.sponsors} aria-labelledby="support-the-team">
      <h2 id="support-the-team">{TEXTS.sponsors.title}</h2>
      <p>
        {TEXTS.sponsors.before}
        <a href={site.sponsorPage}>Open Collective</a>
        {TEXTS.sponsors.after}
      </p>
      <div className={styles.lists}>
        {loaded && <loaded.SponsorRanks />}
        {failed && (
          <p role="status">
            {TEXTS.sponsors.failed}{' '}
            <button type="button" onClick={retry}>
              {TEXTS.tryAgain}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

export default Sponsors;
