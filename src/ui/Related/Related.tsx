import type { Related as RelatedLink } from '../../model/page.ts';
import { Breakable } from '../Breakable/Breakable.tsx';
import * as styles from './Related.module.css';

/** Renders the “Further Reading” list at the end of a page. */
export function Related({ links }: { links: RelatedLink[] }) {
  return (
    <section className={styles.related}>
      <h2>{TEXTS.page.furtherReading}</h2>
      <ul>
        {links.map(({ title, url, about }) => (
          <li key={url}>
            <a href={url}>
              <Breakable text={title} />
            </a>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
