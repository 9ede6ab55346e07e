import { useState } from 'react';
import { snapshot } from 'site/sponsors.js';
import type { SponsorType } from '../../model/sponsor.ts';
import { rankSponsors, sponsorRanks } from '../../model/sponsor.ts';
import { firstType } from './first-type.ts';
import { SponsorList } from './SponsorList.tsx';
import * as styles from './SponsorRanks.module.css';

/** A list a rank, and the choice between monthly average and total. Only ever rendered in the browser, where chance may decide. */
export function SponsorRanks() {
  const [type, setType] = useState<SponsorType>(() => firstType(Math.random()));
  const [now] = useState(() => Date.now());
  // Drawn once for each type, so that a render does not shuffle the backers.
  const [ranked] = useState(() => ({
    monthly: rankSponsors(snapshot.sponsors, 'monthly', now),
    total: rankSponsors(snapshot.sponsors, 'total', now),
  }));
  const ranks = ranked[type];
  return (
    <>
      <label className={styles.type}>
        <input
          type="checkbox" checked={type === 'monthly'}
          onChange={({ target }) => setType(target.checked ? 'monthly' : 'total')}
        />
        Rank by monthly average instead of total
      </label>
      {sponsorRanks.map((rank) => (
        <SponsorList key={rank} rank={rank} type={type} sponsors={ranks[rank]} />
      ))}
    </>
  );
}
