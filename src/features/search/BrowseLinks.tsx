import * as styles from './BrowseLinks.module.css';

/** Pages to start browsing from when the search has nothing to show. */
const places = [
  ['/errors/', TEXTS.search.browse.errors],
  ['/configuration/all/', TEXTS.search.browse.options],
  ['/guides/', TEXTS.search.browse.guides],
  ['/glossary/', TEXTS.search.browse.glossary],
] as const;

/** Renders links to pages that readers can browse when the search has nothing to show. */
export function BrowseLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className={styles.links}>
      {places.map(([href, [name, about]]) => (
        <li key={href}>
          <a href={href} data-browse-link="" onClick={onChoose}>
            <strong>{name}</strong> <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
