import type { PageLink } from '../../model/page.ts';
import { Breakable } from '../Breakable/Breakable.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Neighbors.module.css';

/** Renders links to the previous and the next page in sidebar order. */
export function Neighbors({ previous, next }: { previous?: PageLink | undefined; next?: PageLink | undefined }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={TEXTS.page.previousAndNext}>
      {previous && (
        <a href={previous.url} rel="prev" className={styles.previous}>
          <Icon name="chevron" size={20} />
          <span>
            <small>{TEXTS.page.previous}</small>
            <Breakable text={previous.title} />
          </span>
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className={styles.next}>
          <span>
            <small>{TEXTS.page.next}</small>
            <Breakable text={next.title} />
          </span>
          <Icon name="chevron" size={20} />
        </a>
      )}
    </nav>
  );
}
