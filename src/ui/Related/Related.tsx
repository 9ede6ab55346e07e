import type { Related as RelatedLink } from '../../model/page.ts';
import { Breakable } from '../Breakable/Breakable.tsx';
import * as styles from './Related.module.css';

/** “Further Reading”: what else is worth reading on the subject. */
export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <section className={styles.related}>
      <h2>{TEXTS.page.furtherReading}</h2>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>
              <Breakable text={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
