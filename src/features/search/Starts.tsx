import * as styles from './Starts.module.css';

/** Entry points of the documentation. */
const places = [
  ['/errors/', TEXTS.search.starts.errors],
  ['/configuration/all/', TEXTS.search.starts.options],
  ['/guides/', TEXTS.search.starts.guides],
  ['/glossary/', TEXTS.search.starts.glossary],
] as const;

/** Links shown if there are no results to show. */
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
