import * as styles from './Starts.module.css';

/** Places from which one finds on without a search. */
const places = [
  ['/errors/', TEXTS.search.starts.errors],
  ['/configuration/all/', TEXTS.search.starts.options],
  ['/guides/', TEXTS.search.starts.guides],
  ['/glossary/', TEXTS.search.starts.glossary],
] as const;

/** Links that lead on where the search has nothing to show. */
export function Starts({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className={styles.starts}>
      {places.map(([href, [name, about]]) => (
        <li key={href}>
          <a href={href} data-search-start="" onClick={onChoose}>
            <strong>{name}</strong> <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
