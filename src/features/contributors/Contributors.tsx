import { useRef } from 'react';
import { site } from '../../../site.config.ts';
import { avatarUrl, avatarWidth } from '../../model/contributor.ts';
import { FallbackImage } from '../../ui/FallbackImage/FallbackImage.tsx';
import { useVisible } from '../../ui/browser/useVisible.ts';
import * as styles from './Contributors.module.css';

/**
 * Shows the number of people who contributed to a page, and a grid of their avatars. The avatars load when the grid
 * scrolls into view.
 */
export function Contributors({ contributors }: { contributors: string[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const visible = useVisible(grid);
  return (
    <section className={styles.contributors} aria-labelledby="contributors">
      <h2 id="contributors" className={styles.heading}>
        {TEXTS.page.contributors(contributors.length)}
      </h2>
      <ul ref={grid} className={styles.grid}>
        {contributors.map((handle) => (
          <li key={handle}>
            <a href={`${site.votes.host}/${handle}`} title={handle}>
              <FallbackImage url={visible ? avatarUrl(site.avatar, handle) : null} alt={handle} width={avatarWidth} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default Contributors;
