import { useState } from 'react';
import { snapshot } from 'site/sponsors.js';
import type { SponsorType } from '../../model/sponsor.ts';
import { rankSponsors, sponsorRanks } from '../../model/sponsor.ts';
import { site } from '../../../site.config.ts';
import { firstType } from './first-type.ts';
import { SponsorList } from './SponsorList.tsx';
import * as styles from './SponsorRanks.module.css';

/**
 * Renders one list of sponsors per rank, an invitation to join them, and a switch between monthly average and total.
 * Only rendered in the browser, because the order is random.
 */
export function SponsorRanks() {
  const [now] = useState(() => Date.now());
  // Shuffle the sponsors once per ranking so that rendering again keeps their order.
  const [ranked] = useState(() => ({
    monthly: rankSponsors(snapshot.sponsors, 'monthly', now),
    total: rankSponsors(snapshot.sponsors, 'total', now),
  }));
  const [type, setType] = useState<SponsorType>(() =>
    firstType(Math.random(), (each) => Object.values(ranked[each]).some((sponsors) => sponsors.length > 0)),
  );
  const ranks = ranked[type];
  return (
    <>
      <label className={styles.type}>
        <input
          type="checkbox"
          checked={type === 'monthly'}
          onChange={({ target }) => setType(target.checked ? 'monthly' : 'total')}
        />
        {TEXTS.sponsors.rankMonthly}
      </label>
      {sponsorRanks
        .filter((rank) => ranks[rank].length > 0)
        .map((rank) => (
          <SponsorList key={rank} rank={rank} type={type} sponsors={ranks[rank]} />
        ))}
      <p className={styles.become}>
        <a href={site.sponsorPage}>{TEXTS.sponsors.become}</a>
      </p>
    </>
  );
}
