import { site } from '../../../site.config.ts';
import * as styles from './SearchedVersion.module.css';

/**
 * Shows which version of the documentation is searched, with links that search the other versions for the same query.
 */
export function SearchedVersion({ query }: { query: string }) {
  const others = site.versions.filter(({ label }) => label !== VERSION);
  if (others.length === 0) return null;
  const asked = query.trim() === '' ? '' : `?q=${encodeURIComponent(query.trim())}`;
  return (
    <p className={styles.version} data-searched-version="">
      {TEXTS.search.searches(`${site.name} ${VERSION}`)}
      {others.map(({ label, origin }) => (
        <a key={label} href={`${origin}/${asked}`}>
          {TEXTS.search.goTo(`${site.name} ${label}`)}
        </a>
      ))}
    </p>
  );
}
