import { useRef } from 'react';
import type { ReactNode } from 'react';
import { externalUrl } from '../../model/external-url.ts';
import type { Sponsor, SponsorRank, SponsorType } from '../../model/sponsor.ts';
import { donationsOf } from '../../model/sponsor.ts';
import { FallbackImage } from '../../ui/FallbackImage/FallbackImage.tsx';
import { useVisible } from '../../ui/browser/useVisible.ts';
import { avatarWidths, donationText } from './describe-rank.ts';
import * as styles from './SponsorList.module.css';

interface Props {
  rank: SponsorRank;
  type: SponsorType;
  sponsors: Sponsor[];
}

/** Renders the sponsors of one rank. Their avatars load when the list scrolls into view. */
export function SponsorList({ rank, type, sponsors }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const visible = useVisible(list);
  return (
    <div className={styles.rank} data-rank={rank}>
      <h3>{TEXTS.sponsors.ranks[rank]}</h3>
      <ul ref={list} className={styles.list}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.slug}>
            <SponsorLink sponsor={sponsor} title={donationText(sponsor.name, donationsOf(sponsor, type), type)}>
              <FallbackImage
                url={visible ? externalUrl(sponsor.avatar) : null}
                alt={sponsor.name}
                width={avatarWidths[rank]}
              />
              {rank !== 'backer' && (
                <span className={styles.name} aria-hidden="true">
                  {sponsor.name}
                </span>
              )}
            </SponsorLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinkProps {
  sponsor: Sponsor;
  title: string;
  children: ReactNode;
}

/**
 * Links to a sponsor's website, or to the sponsor's Open Collective profile if there is none. Uses `nofollow` and
 * `noreferrer` because the links aren't endorsements.
 */
function SponsorLink({ sponsor, title, children }: LinkProps) {
  const profile = `https://opencollective.com/${encodeURIComponent(sponsor.slug)}`;
  return (
    <a
      className={styles.link}
      title={title}
      target="_blank"
      href={externalUrl(sponsor.website) ?? profile}
      rel="noopener noreferrer nofollow"
    >
      {children}
    </a>
  );
}
